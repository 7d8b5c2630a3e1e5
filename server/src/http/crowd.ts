import type { Server } from 'node:http';
import { householdOf } from './household.ts';

/** Hangs up on an address that has too many connections open. Behind a proxy all come from one, and counting is its business. */
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
