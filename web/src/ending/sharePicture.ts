const fileOf = (picture: Blob, game: string): File =>
  new File([picture], `overtrick-${game}.png`, { type: 'image/png' });

/** Whether this browser hands pictures on to other apps. */
export const canSharePicture = (picture: Blob, game: string): boolean =>
  navigator.canShare?.({ files: [fileOf(picture, game)] }) ?? false;

/** Hands the picture on, with its words. Whoever changes their mind has done nothing wrong. */
export async function sharePicture(picture: Blob, game: string, text: string): Promise<void> {
  await navigator.share({ files: [fileOf(picture, game)], text }).catch(() => {});
}

/** Keeps the picture as a file. */
export function savePicture(picture: Blob, game: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `overtrick-${game}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
