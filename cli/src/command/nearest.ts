import { distance } from '@overtrick/engine';

/** The word that was probably meant, if one is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const begins = words.filter((each) => typed.length > 1 && each.toLowerCase().startsWith(typed));
  if (begins.length === 1) return begins[0];
  let best: string | undefined;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const each of words) {
    const far = distance(typed, each.toLowerCase());
    if (far < least) {
      least = far;
      best = each;
    }
  }
  return best;
}

/** “Did you mean x?”, or the whole list when nothing is near. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near ? `Did you mean ${near}?` : `There are: ${words.join(', ')}.`;
}
