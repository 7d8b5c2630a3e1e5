import { consider, explain, type GameTypes } from '@overtrick/engine';
import { inARow } from '../words/list.ts';
import type { TableParts } from './TableContext.tsx';

/** Everything on a table that can be asked what it is; what a board explains itself comes before the cards on it. */
const EXPLAINED = ['[data-about]', '.hand-card', '[data-choice]', '[data-card]'] as const;
export const ALL_EXPLAINED = EXPLAINED.join(', ');

/** The thing under a finger that can be told about; null for none. */
export function thingAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  for (const each of EXPLAINED) {
    const thing = target.closest(each);
    if (thing) return thing;
  }
  return null;
}

/** What a thing on the table is and what it means now, in a sentence or two; empty where there is nothing to say. */
export function aboutOf(thing: Element, table: TableParts): string {
  const { view, talk, module } = table;
  const { words, game } = module;
  if (!(thing instanceof HTMLElement)) return '';
  const { about, choice, place, card } = thing.dataset;
  // A board says it beside the thing, or has said it to screen readers already.
  if (about !== undefined) return about || (thing.querySelector('.unseen')?.textContent ?? '');
  if (place !== undefined) {
    const held = view.now.hand[Number(place)];
    if (held === undefined) return '';
    const named = words.inHand?.(held, view, talk) ?? words.card(held, talk);
    return told([sentence(named), meaning(held), wouldMake(game.decisionWith(view, [held]))]);
  }
  if (choice !== undefined) {
    const decision = game.parseDecision(choice);
    if (!decision.ok) return '';
    return told([sentence(words.decision(decision.value, view, talk)), wouldMake(decision.value)]);
  }
  return card === undefined ? '' : told([sentence(words.card(card, talk)), meaning(card)]);

  function told(lines: readonly string[]): string {
    return inARow(lines, talk.say);
  }

  function meaning(which: string): string {
    return words.meaning?.(which, view, talk) ?? '';
  }

  /** What a decision would make, or why it is not allowed; nothing while nothing is asked. */
  function wouldMake(decision: GameTypes['decision'] | null): string {
    if (decision === null || view.now.choices.length === 0) return '';
    const considered = consider(game, view, decision);
    return considered.ok
      ? (words.preview(considered.value, view, talk) ?? '')
      : explain(considered.error, talk.say.language);
  }

  function sentence(name: string): string {
    const end = talk.say.language === 'ja' ? '。' : '.';
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}${/[.…。]$/.test(name) ? '' : end}`;
  }
}
