/** What we use of pg-boss 10. It is optional, and so are its own types: the tree compiles where it is not installed. */
declare module 'pg-boss' {
  export interface Settings {
    readonly connectionString: string;
    readonly schema: string;
    readonly application_name: string;
    readonly max: number;
    readonly schedule: boolean;
    readonly maintenanceIntervalSeconds: number;
  }
  export interface NewJob {
    readonly id: string;
    readonly name: string;
    readonly data: object;
    readonly priority: number;
    readonly retryLimit: number;
    readonly retryDelay: number;
    readonly expireInSeconds: number;
  }
  export interface Job {
    readonly id: string;
    readonly data: unknown;
  }
  export interface JobNow extends Job {
    readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
    readonly output: unknown;
  }

  export default class PgBoss {
    constructor(settings: Settings);
    on(event: 'error', listener: (error: Error) => void): this;
    start(): Promise<this>;
    stop(how: { readonly graceful: boolean }): Promise<void>;
    createQueue(name: string): Promise<void>;
    insert(jobs: readonly NewJob[]): Promise<unknown>;
    fetch(name: string, options: { readonly batchSize: number }): Promise<readonly Job[]>;
    complete(name: string, id: string, output: object): Promise<unknown>;
    fail(name: string, ids: readonly string[], output: object): Promise<unknown>;
    deleteJob(name: string, ids: readonly string[]): Promise<unknown>;
    getJobById(name: string, id: string): Promise<JobNow | null>;
  }
}
