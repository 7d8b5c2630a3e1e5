import { expect, test } from '@playwright/test';
import { openHome } from '../driver/table.ts';

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

/** How wide and high a PNG says it is, in its first chunk. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest is what browsers ask of an app, and its icons are there in their sizes', async ({
  page,
}) => {
  await openHome(page);
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const address = new URL(link ?? '', page.url());
  const answer = await page.request.get(address.href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Overtrick', short_name: 'Overtrick', display: 'standalone' });
  const home = new URL('./', page.url()).href;
  expect(new URL(manifest.start_url, address).href).toBe(home);
  expect(new URL(manifest.scope, address).href).toBe(home);
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const purpose of [undefined, 'maskable']) {
    const sizes = pngs.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  }
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes } of [...pngs, { src: apple ?? '', sizes: '180x180' }]) {
    const icon = await page.request.get(new URL(src, address).href);
    expect(icon.headers()['content-type'], src).toBe('image/png');
    expect(sizeOf(await icon.body()), src).toBe(sizes);
  }
  const wire = await page.context().newCDPSession(page);
  expect((await wire.send('Page.getAppManifest')).errors).toEqual([]);
});

test('where the browser offers to install the app, the page does, once', async ({ page }) => {
  await openHome(page);
  const install = page.getByRole('button', { name: 'Install the app' });
  await expect(install).toHaveCount(0);
  const kept = await page.evaluate(() => {
    // What Chromium sends when it would install; a test browser never does.
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: async () => {
        document.documentElement.dataset.prompted = 'yes';
      },
    });
    return !dispatchEvent(event);
  });
  expect(kept, 'the browser does not ask by itself').toBe(true);
  for (const screen of ['#/', '#/about']) {
    await page.goto(`./${screen}`);
    await expect(install).toBeVisible();
  }
  await install.click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
  await expect(install).toHaveCount(0);
});
