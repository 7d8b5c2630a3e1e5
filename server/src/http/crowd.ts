import type { Server } from 'node:http';
import type { Held } from '../admission/held.ts';
import { originOf } from '../admission/origin.ts';

/** Closes new connections of an address that has too many. Not for use behind a proxy, where all come from one address. */
export function boundCrowd(http: Server, connections: Held): void {
  http.on('connection', (socket) => {
    const leave = connections.enter({ person: null, ...originOf(socket.remoteAddress ?? '') });
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
