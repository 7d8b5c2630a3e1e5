import { expect, test } from 'vitest';
import { begin } from '../../testing/begin.ts';
import { serve } from '../../testing/serve.ts';

test('the list of own tables says which of them wait for me', async () => {
  const server = await serve();
  const begun = await begin([server.url, server.url], { game: 'escalation', players: 2 });
  const { id, streams, people } = begun;
  for (let turn = 0; turn < 4; turn++) {
    const asked = streams.map((stream) => (stream.now?.legal.length ?? 0) > 0);
    expect(asked.filter(Boolean)).toHaveLength(1);
    const lists = await Promise.all(people.map((person) => person.get('/api/me/tables')));
    expect(lists.map(({ body }) => body.map(({ yourTurn }) => yourTurn))).toEqual(
      asked.map((each) => [each]),
    );
    const seat = asked.indexOf(true);
    const { n } = streams[seat];
    await people[seat].post(`/api/tables/${id}/decisions`, { decision: streams[seat].now!.legal[0] });
    await Promise.all(streams.map((stream) => stream.until((s) => s.n > n, 'the decision')));
  }
  begun.close();
  await server.end();
});
