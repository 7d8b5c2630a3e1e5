import type { GameTypes, Refusal, Result, Seat } from '@overtrick/engine';
import { paceFactor } from '../../settings/motion.ts';
import { onSettings } from '../../settings/settings.ts';
import type { MatchOrder } from '../order.ts';
import type { Advice, TableProblem, TableSnapshot, TableSource } from '../source.ts';
import type { FromTable, ToTable } from './protocol.ts';
import { hearer } from './telling.ts';

/** A table in this browser: the match in one worker, which has the bots in another, and only views on the page. */
export class LocalTable implements TableSource {
  readonly #table: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #decisions = new Map<number, (result: Result<null, Refusal>) => void>();
  readonly #hints = new Map<number, (advice: readonly Advice[]) => void>();
  readonly #listen = hearer();
  readonly #forgetSettings: () => void;
  #requests = 0;
  #snapshot: TableSnapshot | null = null;
  #gone: TableProblem | null = null;

  /** Another tab may have played on while nobody looked at this one; of two windows side by side the one in use has the focus. */
  readonly #look = () => {
    if (document.visibilityState === 'visible') this.#tell({ t: 'look' });
  };

  constructor(id: string, order?: MatchOrder) {
    this.#table = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    this.#table.onmessage = ({ data }: MessageEvent<FromTable>) => this.#hear(data);
    this.#tell({ t: 'pace', factor: paceFactor() });
    this.#tell({ t: 'open', id, ...(order && { order }) });
    this.#forgetSettings = onSettings(() => this.#tell({ t: 'pace', factor: paceFactor() }));
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('focus', this.#look);
  }

  snapshot(): TableSnapshot | null {
    return this.#snapshot;
  }

  /** Why there is no table behind this address; null while there is one. */
  gone(): TableProblem | null {
    return this.#gone;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  decide(seat: Seat, decision: GameTypes['decision']): Promise<Result<null, Refusal>> {
    const request = ++this.#requests;
    this.#tell({ t: 'decide', request, seat, decision });
    return new Promise((done) => this.#decisions.set(request, done));
  }

  hint(seat: Seat): Promise<readonly Advice[]> {
    const request = ++this.#requests;
    this.#tell({ t: 'hint', request, seat });
    return new Promise((done) => this.#hints.set(request, done));
  }

  undo(): void {
    this.#tell({ t: 'undo' });
  }

  dealNext(): void {
    this.#tell({ t: 'dealNext' });
  }

  liftCurtain(seat: Seat): void {
    this.#tell({ t: 'lift', seat });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look);
    removeEventListener('focus', this.#look);
    this.#forgetSettings();
    this.#table.terminate();
    this.#listeners.clear();
  }

  #tell(message: ToTable): void {
    this.#table.postMessage(message);
  }

  #hear(message: FromTable): void {
    if (message.t === 'decided') {
      this.#decisions.get(message.request)?.(message.result);
      this.#decisions.delete(message.request);
      return;
    }
    if (message.t === 'advice') {
      this.#hints.get(message.request)?.(message.advice);
      this.#hints.delete(message.request);
      return;
    }
    if (message.t === 'snapshot') this.#snapshot = this.#listen(message);
    else this.#gone = message.problem;
    for (const listener of this.#listeners) listener();
  }
}
