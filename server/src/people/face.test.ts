import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../../testing/client.ts';
import { serve, type TestServer } from '../../testing/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.end());

test('a person chooses a face, which stays with another name and is seen at the table and in the profile', async () => {
  const ann = await TestClient.named(server.url, 'Ann');
  expect((await ann.get('/api/me')).body.face).toBeNull();
  const { id } = await ann.create({ game: 'inflation', players: 3 });
  const stream = ann.follow(id);
  await stream.until((s) => s.room !== null, 'the room');
  expect((await ann.post('/api/me', { name: 'Ann', face: 'owl' })).body.face).toBe('owl');
  await stream.until((s) => s.room?.seats[0].face === 'owl', 'the face at the table');
  expect((await ann.post('/api/me', { name: 'Anna' })).body).toMatchObject({ name: 'Anna', face: 'owl' });
  expect((await ann.get(`/api/people/${ann.id}`)).body.face).toBe('owl');
  expect((await ann.get('/api/me/export')).body.me.face).toBe('owl');
  expect((await ann.post('/api/me', { name: 'Anna', face: null })).body.face).toBeNull();
  stream.close();
});

test('there are only the faces that are drawn', async () => {
  const ann = await TestClient.named(server.url, 'Ann');
  const { status, problem } = await ann.post('/api/me', { name: 'Ann', face: 'dragon' });
  expect([status, problem]).toEqual([422, 'bad-input']);
});

test('who is deleted has no face any more', async () => {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => TestClient.named(server.url, name)));
  await ann.post('/api/me', { name: 'Ann', face: 'fox' });
  await ann.ask('DELETE', '/api/me');
  expect((await ben.get(`/api/people/${ann.id}`)).body).toMatchObject({ name: '', face: null });
});
