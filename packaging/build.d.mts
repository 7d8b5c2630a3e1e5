/** The rooms that are published as modules. */
export const LIBRARIES: readonly string[];
/** Builds every package into a folder of its own below this one. */
export function buildPackages(outdir: string): Promise<void>;
