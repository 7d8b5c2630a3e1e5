/** Threads are found beside the module that starts them. */
import { Thinkers } from '@overtrick/bots/node';
import { checkSetup, Table } from '@overtrick/engine';
import { inflation } from '@overtrick/games/inflation';

const table = new Table(inflation, checkSetup(inflation, 3, {}).value, { kind: 'seed', seed: 'a', match: 0 });
const thinkers = new Thinkers(1);
const { decision } = await thinkers.think({
  bot: 'ismcts:20',
  view: table.view(table.state.turn),
  seed: 'b',
});
console.log(inflation.makeDecision(decision));
await thinkers.close();
