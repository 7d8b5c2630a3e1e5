/** Not trained yet. */
export const inversion: Readonly<Record<number, string>> = {};
