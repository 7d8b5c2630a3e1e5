import { inflation } from '@overtrick/games/inflation';
import { expect, test } from 'vitest';
import { type BotWorker, WorkerDesk } from './botDesk.ts';
import { openNew } from './openMatch.ts';
import type { FromBots, ToBots } from './protocol.ts';

/** A worker that answers when it is told to. */
class FakeWorker implements BotWorker {
  onmessage: BotWorker['onmessage'] = null;
  readonly asked: ToBots[] = [];
  ended = false;

  postMessage(question: ToBots): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(data: FromBots): void {
    if (!this.ended) this.onmessage?.(new MessageEvent('message', { data }));
  }
}

function hire() {
  const workers: FakeWorker[] = [];
  const desk = new WorkerDesk(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  return { desk, workers };
}

const sitters = ['', 'Mia', 'Ren'].map((name) => ({ name, kind: name ? 'bot' : 'human' }) as const);
const opened = openNew(inflation, 'test', { game: 'inflation', sitters, options: {} });
if (!opened.ok) throw new Error('the order is fine');
const { match } = opened.value;
const view = match.view(match.state.turn);
const bid = (tricks: number) => ({ do: 'bid', tricks });

test('every question gets its own answer', async () => {
  const { desk, workers } = hire();
  const [one, two] = [desk.choose(view, 'novice', 50), desk.choose(view, 'master', 70)];
  expect(workers[0].asked).toMatchObject([
    { t: 'choose', level: 'novice', limit: 50 },
    { t: 'choose', level: 'master', limit: 70 },
  ]);
  workers[0].answer({ t: 'chosen', request: 2, decision: bid(2) });
  workers[0].answer({ t: 'chosen', request: 1, decision: bid(1) });
  expect(await Promise.all([one, two])).toEqual([bid(1), bid(2)]);
});

test('what nobody waits for ends with its worker, and the next one answers', async () => {
  const { desk, workers } = hire();
  const dropped = desk.choose(view, 'master', 1000);
  desk.cancel();
  await expect(dropped).rejects.toThrow('nobody waits');
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  const next = desk.choose(view, 'master', 1000);
  workers[1].answer({ t: 'chosen', request: 2, decision: bid(3) });
  expect(await next).toEqual(bid(3));
});

test('a worker that has answered everything stays', async () => {
  const { desk, workers } = hire();
  const chosen = desk.choose(view, 'casual', 50);
  workers[0].answer({ t: 'chosen', request: 1, decision: bid(0) });
  await chosen;
  desk.cancel();
  expect(workers).toHaveLength(1);
});

test('a failure is told to who asked', async () => {
  const { desk, workers } = hire();
  const advice = desk.advise(view);
  workers[0].answer({ t: 'failed', request: 1, problem: 'no game' });
  await expect(advice).rejects.toThrow('no game');
});
