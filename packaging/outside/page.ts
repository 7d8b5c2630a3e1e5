/** Bundled for browsers: a game, a search and a client, and nothing of Node. */
import { Ismcts } from '@overtrick/bots';
import { Client } from '@overtrick/client';
import { checkSetup, FastRandom, Table } from '@overtrick/engine';
import { inversion } from '@overtrick/games/inversion';

const setup = checkSetup(inversion, 3, {});
if (setup.ok) {
  const table = new Table(inversion, setup.value, { kind: 'seed', seed: 'page', match: 0 });
  const bot = new Ismcts({ unit: 'iterations', amount: 50 }, () => inversion);
  const decision = bot.decide(table.view(table.state.turn), new FastRandom('page'));
  Object.assign(globalThis, { decided: decision.do, client: new Client({ site: '.' }) });
}
