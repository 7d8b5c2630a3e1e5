import { ADMIN_ROUTES } from './adminRoutes.ts';
import { HOST_ROUTES } from './hostRoutes.ts';
import { PEOPLE_ROUTES } from './peopleRoutes.ts';
import { TABLE_ROUTES } from './tableRoutes.ts';

/**
 * Every route of a server by its method and path; only the files of the web app are not here. Router, checks, OpenAPI document, client and
 * the words for every problem come from this table. Every POST takes JSON and may carry an `Idempotency-Key`; the same key gets the same
 * answer.
 */
export const ROUTES = { ...PEOPLE_ROUTES, ...TABLE_ROUTES, ...HOST_ROUTES, ...ADMIN_ROUTES } as const;
