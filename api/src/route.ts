import type * as v from 'valibot';
import type { Role } from './moderation.ts';
import type { ProblemCode } from './problems.ts';

/** All that there is to know about a route beside its method and path, which are its name. */
export interface Route {
  /** One line for the API page. */
  readonly about: string;
  /** True when nobody in particular may call it. */
  readonly open?: true;
  /** The role that an admin needs to call it, with their token in the header `Overtrick-Admin`; an owner may do what a moderator may. */
  readonly admin?: Role;
  /** True when it is answered only on the host's machine, or with the token for metrics or the admin's. */
  readonly local?: true;
  /** True when it is answered at any time: while the server drains, to old pages, and from pages of other sites. */
  readonly always?: true;
  /** True when a repeated key gets the answer that was given the first time; acts see to that by the journal. */
  readonly once?: true;
  /** How many of the caller's requests it counts for; 1 unless told. */
  readonly cost?: number;
  /** What may follow the `?`: texts, as they come. */
  readonly query?: v.ObjectSchema<
    Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>,
    undefined
  >;
  /** What the body must be. */
  readonly input?: v.GenericSchema;
  /** What it answers. */
  readonly output?: v.GenericSchema;
  /** The media type of an answer that is text; it is JSON unless told. */
  readonly text?: string;
  /** True when it answers 201 where it has made something. */
  readonly makes?: true;
  /** What a stream tells, by the name of the event, in place of one answer. */
  readonly events?: Readonly<Record<string, v.GenericSchema>>;
  /** What it can be refused with, beside what every request can be. */
  readonly problems: readonly ProblemCode[];
}

/** Routes by their method and path. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Route>>;
