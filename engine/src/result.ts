/** What a door answers: a value, or the reason why there is none. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps a reason. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
