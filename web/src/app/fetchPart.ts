/** What browsers and the bundler say when a part of the page did not come; anything else is a bug in it. */
const UNFETCHED = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Milliseconds until something is asked for again, at first and at most. */
const FIRST = 500;
const LONGEST = 8_000;

let missed = (): void => {};

/** Somebody wants to know when a part does not come: the line may be down, or the server may have another version. */
export function onMissingPart(listener: () => void): void {
  missed = listener;
}

/** Fetches a part of the page. While the line is down it is asked for again. */
export async function fetchPart<T>(fetch: () => Promise<T>): Promise<T> {
  for (let pause = FIRST; ; pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await fetch();
    } catch (error) {
      if (!(error instanceof Error && UNFETCHED.test(error.message))) throw error;
      missed();
      await new Promise((next) => setTimeout(next, pause));
    }
  }
}

/** The bundler asks for the style sheet of a part only once; one that did not come is asked for again here. */
export function fetchSheetsAgain(): void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(() => target.replaceWith(target.cloneNode()), LONGEST / 4);
  };
  document.addEventListener('error', onError, true);
}
