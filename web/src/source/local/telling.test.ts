import type { View } from '@overtrick/engine';
import { charms } from '@overtrick/games/charms';
import { expect, test, vi } from 'vitest';
import type { TableSnapshot } from '../source.ts';
import { openNew } from './openMatch.ts';
import { TableHost } from './tableHost.ts';
import { hearer, type Telling, teller } from './telling.ts';

/** Two people around one device and a bot; both ends of the telling, with a copy between them as workers make it. */
async function open() {
  const sitters = [
    { name: 'Ada', kind: 'human' },
    { name: 'Bo', kind: 'human' },
    { name: 'Mia', kind: 'bot', level: 'novice' },
  ] as const;
  const opened = openNew(charms, 'test', { game: 'charms', sitters, options: {}, seed: 'telling' });
  if (!opened.ok) throw new Error('the order is fine');
  const [tell, hear] = [teller(), hearer()];
  const tellings: Telling[] = [];
  const pairs: { readonly meant: TableSnapshot; readonly heard: TableSnapshot }[] = [];
  const host = new TableHost(opened.value, {
    desk: { choose: async (view: View) => view.now.choices[0], advise: async () => [], cancel: () => {} },
    store: { keep: async () => 'kept', read: async () => undefined },
    leave: () => {},
    tell(meant) {
      const telling = structuredClone(tell(meant));
      tellings.push(telling);
      pairs.push({ meant: structuredClone(meant), heard: hear(telling) });
    },
  });
  await host.start(true);
  return { host, tellings, pairs, last: () => pairs[pairs.length - 1].heard };
}

test('the page hears exactly what the table means: through other eyes, after an undo, to the end of the deal', async () => {
  vi.useFakeTimers();
  const { host, pairs, last } = await open();
  let undone = 0;
  for (let turn = 0; turn < 200 && !last().betweenDeals && !last().view.now.over; turn++) {
    const { curtain, view } = last();
    if (curtain !== null && curtain !== undefined) host.liftCurtain(curtain);
    else if (view.now.choices.length > 0) await host.decide(view.seat, view.now.choices[0]);
    else await vi.advanceTimersByTimeAsync(5000);
    if (undone < 3 && last().undo === 'free') {
      undone++;
      await host.undo();
    }
  }
  vi.useRealTimers();
  expect(last().betweenDeals || last().view.now.over).toBe(true);
  expect(new Set(pairs.map(({ heard }) => heard.eyes)).size, 'the device went around').toBe(3);
  expect(undone).toBe(3);
  for (const { meant, heard } of pairs) expect(heard).toEqual(meant);
});

test('an event is told once, and stays the same object on the page', async () => {
  vi.useFakeTimers();
  const { host, tellings, pairs, last } = await open();
  const { curtain } = last();
  await vi.advanceTimersByTimeAsync(5000);
  host.liftCurtain(last().curtain ?? curtain ?? 0);
  const { view } = last();
  await host.decide(view.seat, view.now.choices[0]);
  vi.useRealTimers();
  expect(tellings.at(-1)?.snapshot.view.past).toHaveLength(1);
  expect(tellings.at(-1)?.known).toBe(view.past.length);
  expect(pairs.at(-1)?.heard.view.past[0]).toBe(view.past[0]);
});
