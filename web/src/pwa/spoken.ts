/** Where the page leaves word for the service worker (`sw.ts`), which cannot read its settings. No version of the app throws it away. */
const CACHE = 'overtrick.spoken';
const LANGUAGE = './language';

/** Keeps the language in which this device is to be told things. */
export async function keepLanguage(language: string): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(LANGUAGE, new Response(language));
  } catch {
    // Storage is switched off: the browser's own language will do.
  }
}
