import { Socket } from 'node:net';

/** A socket to the database that is closed after a long silence: a broken connection does not report itself. */
export function mortalLine(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`the database has not answered for ${silence / 1000} s`));
  });
  return socket;
}
