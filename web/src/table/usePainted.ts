import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '../app/ownTask.ts';

/** False until what was drawn first has been painted: a touch that opens a whole table gets its answer before the table is drawn. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => startTransition(() => setPainted(true))), []);
  return painted;
}
