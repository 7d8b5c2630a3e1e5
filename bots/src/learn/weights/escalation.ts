/** Not trained yet. */
export const escalation: Readonly<Record<number, string>> = {};
