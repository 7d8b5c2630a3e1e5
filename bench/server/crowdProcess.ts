import { Crowd } from './crowd.ts';
import type { Order } from './orders.ts';

/** The process of the crowd: does what it is told and says when it is done. */
let crowd: Crowd | null = null;

async function obey(order: Order): Promise<unknown> {
  if (order.t === 'go') {
    crowd = new Crowd(order.ports);
    return null;
  }
  if (!crowd) throw new Error('the crowd has no server yet');
  switch (order.t) {
    case 'open':
      return crowd.open(order.count);
    case 'sit':
      return crowd.sit(order.count);
    case 'play':
      return crowd.play(order.busy, order.rate);
    case 'halt':
      return crowd.halt();
    case 'mark':
      return crowd.mark();
    case 'read':
      return crowd.read();
  }
}

process.on('message', (order: Order) => {
  void obey(order).then((answer) => process.send?.(answer ?? null));
});
process.on('disconnect', () => process.exit(0));
