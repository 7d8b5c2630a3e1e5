/** Not trained yet. */
export const charms: Readonly<Record<number, string>> = {};
