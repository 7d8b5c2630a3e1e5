/** Builds the server and its threads into a folder. */
export function buildServer(outdir?: string): Promise<void>;
