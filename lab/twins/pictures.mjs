import sharp from 'sharp';
import { testBrowser } from '#tests/browser/chromium.ts';
import { atATime } from '#tests/support/at-a-time.ts';
import { furtherPages, pagesOfEachKind } from '#tests/support/visitor-pages.ts';

const widths = [390, 1440];
const deskPages = [
  '/desk',
  '/desk/diary',
  '/desk/diary/settings',
  '/desk/figures',
  '/desk/staff',
  '/desk/content/offers',
];
/** A pixel differs if a colour of it does by more than this. */
const tolerance = 24;
/** So many pixels may differ: the edges of letters that are drawn anew. */
const mostPixels = 40;

/** Whole pages of both builds at both widths in both languages; lists those of which pixels differ. */
export async function comparePictures({ twins, cookie, say }) {
  const browser = await testBrowser();
  const visited = [...pagesOfEachKind, ...furtherPages];
  const inHindi = visited.map((path) => (path === '/' ? '/hi' : `/hi${path}`));
  const wanted = widths.flatMap((width) => [...visited, ...inHindi, ...deskPages].map((path) => ({ width, path })));
  const contexts = new Map();
  for (const width of widths)
    for (const twin of twins) {
      const context = await browser.newContext({
        baseURL: twin.url,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        extraHTTPHeaders: { 'accept-language': 'en-IN' },
      });
      await context.addCookies(
        cookie
          .split('; ')
          .map((pair) => ({ name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1), url: twin.url })),
      );
      contexts.set(`${width} ${twin.name}`, context);
    }
  const differences = [];
  let compared = 0;
  await atATime(2, wanted, async ({ width, path }) => {
    const take = () => Promise.all(twins.map((twin) => picture(contexts.get(`${width} ${twin.name}`), path)));
    let found = await differ(await take());
    // A picture that came late is not a difference.
    if (found) found = await differ(await take());
    compared += 1;
    if (found) differences.push({ path, width, ...found });
    if (compared % 20 === 0) say(`${compared} of ${wanted.length} pictures`, `${differences.length} differ`);
  });
  for (const context of contexts.values()) await context.close();
  await browser.close();
  return { compared, differences };
}

const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';

async function picture(context, path) {
  const page = await context.newPage();
  try {
    await page.goto(path, { waitUntil: 'load' });
    await page.addStyleTag({ content: still }).catch(() => {});
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      scrollTo(0, 0);
      const limit = new Promise((resolve) => setTimeout(resolve, 5_000));
      await Promise.race([limit, Promise.all([...document.images].map((image) => image.decode().catch(() => {})))]);
      await document.fonts.ready;
    });
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

/** Where two pictures differ, or undefined. */
async function differ(files) {
  const [one, other] = await Promise.all(
    files.map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (one.info.height !== other.info.height) return { heights: [one.info.height, other.info.height] };
  let pixels = 0;
  let first;
  for (let at = 0; at < one.data.length; at += 3) {
    const isSame = [0, 1, 2].every((colour) => Math.abs(one.data[at + colour] - other.data[at + colour]) <= tolerance);
    if (isSame) continue;
    pixels += 1;
    first ??= { x: (at / 3) % one.info.width, y: Math.floor(at / 3 / one.info.width) };
  }
  return pixels > mostPixels ? { pixels, first } : undefined;
}
