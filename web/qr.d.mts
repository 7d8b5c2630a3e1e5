/** The code as rows of 0 and 1; throws for texts of more than 106 bytes. */
export function qrGrid(text: string): readonly (readonly number[])[];
/** The code for a terminal. */
export function qrCode(text: string): string;
