import { adminRoutes } from './adminRoutes.ts';
import { lobbyRoutes } from './lobbyRoutes.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { pushRoutes } from './pushRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';
import { serveAll } from './route.ts';
import { statusRoutes } from './statusRoutes.ts';
import { tableRoutes } from './tableRoutes.ts';

type DutiesOf<Routes extends (duties: never) => object> = Parameters<Routes>[0];

/** What the routes of a node need of its parts. */
export type EveryRouteDuties = DutiesOf<typeof peopleRoutes> &
  DutiesOf<typeof lobbyRoutes> &
  DutiesOf<typeof tableRoutes> &
  DutiesOf<typeof passkeyRoutes> &
  DutiesOf<typeof statusRoutes> &
  DutiesOf<typeof reportRoutes> &
  DutiesOf<typeof adminRoutes> &
  DutiesOf<typeof moderationRoutes> & { readonly push: DutiesOf<typeof pushRoutes> };

/** Every route of the contract, with what serves it. */
export const everyRoute = (duties: EveryRouteDuties) =>
  serveAll({
    ...peopleRoutes(duties),
    ...lobbyRoutes(duties),
    ...tableRoutes(duties),
    ...passkeyRoutes(duties),
    ...pushRoutes(duties.push),
    ...statusRoutes(duties),
    ...reportRoutes(duties),
    ...adminRoutes(duties),
    ...moderationRoutes(duties),
  });
