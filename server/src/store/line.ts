import { Socket } from 'node:net';

/** A socket to the database that is given up when nothing has come or gone for so long: a dead line does not say that it is dead. */
export function mortalLine(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`the database has not answered for ${silence / 1000} s`));
  });
  return socket;
}
