import { type DealText, explain, type Game, type Setup } from '@overtrick/engine';

/** Which cards the next table is to be dealt. */
export interface Script {
  next: { readonly setup: Setup; readonly deal: DealText } | null;
}

/**
 * A game whose cards lie as told. The server deals from its proven stream as always; what that stream would have dealt is the name
 * under which the told deal is found again, so that the table can be read anew at any time.
 */
export function scripted(game: Game, script: Script): Game {
  const told = new Map<string, NonNullable<Script['next']>>();
  return {
    ...game,
    deal(state, random) {
      game.deal(state, random);
      const name = JSON.stringify(game.makeDeal(state));
      const wanted = told.get(name) ?? script.next;
      if (!wanted) return;
      told.set(name, wanted);
      script.next = null;
      const start = game.parseDeal(wanted.setup, wanted.deal);
      if (!start.ok) throw new Error(explain(start.error));
      game.copy(start.value, state);
    },
  };
}
