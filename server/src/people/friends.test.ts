import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, SimulatedServer } from '../../ladder/simulatedServer.ts';
import { readFriends } from './friends.ts';
import { deletePerson } from './profile.ts';

let server: SimulatedServer;
beforeEach(async () => {
  server = await SimulatedServer.open('friends');
});
afterEach(() => server.close());

const finish = (...order: Guest[]) =>
  server.play(
    order.map((guest) => ({ guest })),
    60_000,
  );

test('results against each friend: whom one has met most comes first, and who came before whom', async () => {
  const [ann, ben, cleo] = [
    await server.join(25, '198.51.100.1'),
    await server.join(25, '198.51.100.2'),
    await server.join(25, '198.51.100.3'),
  ];
  await finish(ann, ben);
  await finish(ben, ann);
  await finish(ann, cleo, ben);
  expect(await readFriends(server.store, ann.id)).toMatchObject([
    { person: ben.id, matches: 3, ahead: 2, level: 0 },
    { person: cleo.id, matches: 1, ahead: 1, level: 0 },
  ]);
  expect(await readFriends(server.store, cleo.id)).toMatchObject(
    [
      { matches: 1, ahead: 0 },
      { matches: 1, ahead: 1 },
    ].map((each, at) => ({ ...each, person: [ann, ben][at].id })),
  );
  await deletePerson(server.store, ben.id);
  expect(await readFriends(server.store, ann.id), 'who is gone is named no more').toMatchObject([
    { person: cleo.id },
  ]);
});
