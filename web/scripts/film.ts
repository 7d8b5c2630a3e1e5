import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

const FRAME = 50;

interface Frame {
  readonly picture: Buffer;
  milliseconds: number;
}

/**
 * A page as a series of frames. Its clock stands still between two of them, and every motion is moved on by hand: the film is smooth
 * however slow the machine is.
 */
export class Film {
  readonly #page: Page;
  readonly #camera: CDPSession;
  readonly #frames: Frame[] = [];

  private constructor(page: Page, camera: CDPSession) {
    this.#page = page;
    this.#camera = camera;
  }

  static async begin(page: Page): Promise<Film> {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(watchChanges);
    return new Film(page, await page.context().newCDPSession(page));
  }

  /** Films for so long, in milliseconds of the page. */
  async roll(milliseconds: number): Promise<void> {
    for (let past = 0; past < milliseconds; past += FRAME) {
      // Bots think in a worker, whose clock cannot be stopped: the page's does not run ahead of it.
      const real = new Promise((next) => setTimeout(next, FRAME));
      await this.#page.clock.runFor(FRAME);
      const changed = await this.#page.evaluate(moveOn, FRAME);
      const last = this.#frames.at(-1);
      if (!changed && last) last.milliseconds += FRAME;
      else this.#frames.push({ picture: await this.#shoot(), milliseconds: FRAME });
      await real;
    }
  }

  async #shoot(): Promise<Buffer> {
    const { data } = await this.#camera.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  /** A finger that is seen touches this. */
  async tap(selector: string): Promise<void> {
    const thing = this.#page.locator(selector).first();
    const box = await thing.boundingBox();
    if (!box) throw new Error(`nothing to touch: ${selector}`);
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)];
    await this.#page.evaluate(showFinger, [x, y] as const);
    await this.roll(240);
    await thing.dispatchEvent('click');
    await this.roll(160);
    await this.#page.evaluate(hideFinger);
  }

  /** Writes a moving picture that goes round; how many bytes it has. */
  async save(path: string): Promise<number> {
    const folder = mkdtempSync(join(tmpdir(), 'overtrick-film-'));
    const told = this.#frames.flatMap(({ picture, milliseconds }, at) => {
      const file = join(folder, `${at}.png`);
      writeFileSync(file, picture);
      return ['-d', String(milliseconds), file];
    });
    execFileSync('img2webp', [
      '-loop',
      '0',
      '-lossy',
      '-q',
      '78',
      '-m',
      '6',
      '-kmax',
      '40',
      ...told,
      '-o',
      path,
    ]);
    rmSync(folder, { recursive: true });
    return statSync(path).size;
  }
}

/** In the page: notes that something has changed. */
function watchChanges(): void {
  const note = () => {
    document.documentElement.dataset.filmed = 'new';
  };
  note();
  new MutationObserver(note).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** In the page: every motion goes on by so much and ends where it should. Whether anything looks different. */
function moveOn(milliseconds: number): boolean {
  const motions = document.getAnimations();
  for (const motion of motions) {
    motion.pause();
    const end = Number(motion.effect?.getComputedTiming().endTime ?? 0);
    const next = Number(motion.currentTime ?? 0) + milliseconds;
    if (next >= end) motion.finish();
    else motion.currentTime = next;
  }
  const { dataset } = document.documentElement;
  const changed = motions.length > 0 || dataset.filmed === 'new';
  dataset.filmed = '';
  return changed;
}

function showFinger([x, y]: readonly [number, number]): void {
  const finger = document.createElement('i');
  finger.className = 'film-finger';
  finger.style.cssText = `position: fixed; z-index: 99; left: ${x - 20}px; top: ${y - 20}px; width: 40px; height: 40px;
    border-radius: 50%; background: rgb(120 120 130 / 0.45); border: 2px solid rgb(255 255 255 / 0.85); pointer-events: none;`;
  document.body.append(finger);
}

function hideFinger(): void {
  document.querySelector('.film-finger')?.remove();
}
