/** Not trained yet. */
export const cryptrick: Readonly<Record<number, string>> = {};
