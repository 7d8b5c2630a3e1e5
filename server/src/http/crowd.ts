import type { Server } from 'node:http';
import { householdOf } from './household.ts';

/** Closes new connections of an address that has too many. Not for use behind a proxy, where all come from one address. */
export function boundCrowd(http: Server, most: number): void {
  const open = new Map<string, number>();
  http.on('connection', (socket) => {
    const address = householdOf(socket.remoteAddress ?? '');
    const there = open.get(address) ?? 0;
    if (there >= most) {
      socket.destroy();
      return;
    }
    open.set(address, there + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
