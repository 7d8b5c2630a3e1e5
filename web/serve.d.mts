import type { Server } from 'node:http';

export interface ServeOrder {
  readonly port?: number;
  readonly host?: string;
  readonly folder?: string;
}
export function serve(order?: ServeOrder): Promise<{ readonly server: Server; readonly port: number }>;
export function networkAddress(port: number): string | undefined;
