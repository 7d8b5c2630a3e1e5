/** Groups the digits of a whole number by threes: 1,234,567. */
export function groupDigits(digits: string | number): string {
  const text = String(digits);
  return /^-?\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text;
}
