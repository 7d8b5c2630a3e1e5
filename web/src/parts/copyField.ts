/** Copies what stands in a field. Over plain http there is no clipboard: the text is marked, and the old way tried. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
