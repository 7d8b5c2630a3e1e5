/**
 * Motions that hold what they carried. The browser sorts all its layers anew whenever a motion begins or ends: they end together
 * with the next drawing, which makes it do so anyway.
 */
const held = new Set<Animation>();

/** Moves something and holds it there until the board is drawn again. Nothing waits for it. */
export function carry(element: Element, path: Keyframe[], timing: KeyframeAnimationOptions): void {
  held.add(element.animate(path, { ...timing, fill: 'both' }));
}

/** Lets go of whatever has arrived. */
export function letGo(): void {
  for (const motion of held) {
    if (motion.playState === 'running') continue;
    motion.cancel();
    held.delete(motion);
  }
}
