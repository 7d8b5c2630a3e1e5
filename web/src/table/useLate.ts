import { startTransition, useEffect, useState } from 'react';

/** The same value a moment later, drawn in a task of its own: what is asked for sooner need not wait for it. */
export function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => startTransition(() => setLate(value)), [value]);
  return late;
}
