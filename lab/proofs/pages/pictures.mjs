import sharp from 'sharp';
import { testBrowser } from '#tests/browser/chromium.ts';
import { listedIn } from '#tests/browser/crawl.ts';
import { deskReads } from '#tests/desk/desk-reads.ts';
import { deskSubjects } from '#tests/desk/desk-subjects.ts';
import { atATime } from '#tests/support/at-a-time.ts';
import { furtherPages, pagesOfEachKind, unknownPage } from '#tests/support/visitor-pages.ts';
import { compareStyles } from '../../pictures/page-styles.mjs';
import { prepareTwins } from '../../twins/requests.mjs';
import { startTwoBuilds } from '../../twins/two-builds.mjs';

/** The columns of its results. */
export const keyFigures = {
  commit: 'commit',
  compared: 'compared',
  differences: 'differences.length',
};

const widths = [390, 1440];
/** A pixel differs if a colour of it does by more than this. */
const tolerance = 8;
/** Pages with words that the sitemap, the lists of the tests and the desk do not have. */
const otherPages = [unknownPage, '/styleguide', '/hotel/the-tivoli/days', '/desk/sign-in', '/desk/forgotten'];
/** These answers of the desk are files or redirections. */
const noPage =
  /^GET (enquiries\.csv|(applications|enquiries)\/:reference\/(cv|person)|live|sign-out|content\/:kind\/:id\/preview)/;

/**
 * Every page of two builds side by side, that of an earlier commit and that of the working tree, in both languages at two
 * widths, those of the desk included: lists the pages whose pixels differ, with the place.
 * Words: the commit; `only=TEXT` for the addresses that contain the text; `kinds` for one page of each kind; `styles`
 * compares the computed styles of all elements in further states instead: under the pointer, enlarged, in forced colours,
 * on paper.
 */
export async function prove({ root, words }) {
  const commit = words.find((word) => !/=|^--|^(kinds|styles)$/.test(word)) ?? 'HEAD';
  const only = words.find((word) => word.startsWith('only='))?.slice(5) ?? '';
  const compare = words.includes('styles') ? comparedStyles : comparedPictures;
  const { twins, prepared, stop } = await startTwoBuilds({ root, commit, prepare });
  const browser = await testBrowser();
  try {
    const paths = await pathsOf(twins[0], prepared, words.includes('kinds'));
    const wanted = [...paths]
      .filter((path) => path.includes(only))
      .flatMap((path) => widths.map((width) => ({ path, width })));
    const differences = [];
    let compared = 0;
    await atATime(2, wanted, async (one) => {
      const found = await compare({ browser, twins, cookie: prepared.cookie, ...one }).catch((error) => error.message);
      compared += 1;
      if (found) differences.push({ ...one, found });
      if (found) console.log(`${one.path} at ${one.width}: ${JSON.stringify(found, null, 1)}`);
      if (compared % 20 === 0) console.log(`${compared} of ${wanted.length} compared, ${differences.length} differ`);
    });
    return { holds: compared > 0 && differences.length === 0, commit, compared, differences };
  } finally {
    await browser.close();
    await stop();
  }
}

/** The team, a diary, and an enquiry, an application and a function for the desk's pages. */
async function prepare(twin) {
  const { administrator } = await prepareTwins(twin);
  const subject = await deskSubjects(() => twin.database)('administrator');
  return { cookie: administrator, subject };
}

async function pathsOf({ url }, { subject }, onlyKinds) {
  const listed = onlyKinds ? [] : (await listedIn(url)).map((address) => new URL(address).pathname);
  const visited = [...pagesOfEachKind, ...(onlyKinds ? [] : furtherPages)];
  const inHindi = (onlyKinds ? visited.slice(0, 2) : visited).map((path) => (path === '/' ? '/hi' : `/hi${path}`));
  const atDesk = deskReads.filter(({ at }) => !noPage.test(at)).map(({ path }) => path(subject));
  return new Set([...visited, ...listed, ...inHindi, ...otherPages, '/monitoring', ...atDesk]);
}

/** @returns {Promise<import('playwright-core').Page[]>} the page of both builds, each in a context of its own */
function openBoth({ browser, twins, cookie, path, width }, options) {
  return Promise.all(
    twins.map(async ({ url }) => {
      const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 }, ...options });
      const pairs = cookie.split('; ').map((pair) => /^([^=]*)=(.*)$/.exec(pair));
      if (path.startsWith('/desk/') || path === '/desk')
        await context.addCookies(pairs.map(([, name, value]) => ({ name, value, url })));
      const page = await context.newPage();
      if (options.withoutScripts) await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
      else await page.clock.setFixedTime(new Date());
      await page.goto(path, { waitUntil: 'load' });
      return page;
    }),
  );
}

const closeAll = (pages) => Promise.all(pages.map((page) => page.context().close()));

/** No script runs, so that nothing moves while the styles are read. */
async function comparedStyles({ width, ...one }) {
  const pages = await openBoth({ width, ...one }, { withoutScripts: true });
  try {
    const found = await compareStyles(pages, width);
    return found.length > 0 ? found : undefined;
  } finally {
    await closeAll(pages);
  }
}

/** A page that differs is looked at again, because a picture may have come late. */
async function comparedPictures(one) {
  for (let tries = 0; ; tries += 1) {
    const pages = await openBoth(one, { reducedMotion: 'reduce' });
    try {
      const found = await differenceOf(await Promise.all(pages.map(pictureOf)));
      if (!found || tries === 2) return found;
    } finally {
      await closeAll(pages);
    }
  }
}

const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';

/** The whole page, scrolled through once so that all its pictures are there. */
async function pictureOf(page) {
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
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** The box in which two pictures differ, or undefined. */
async function differenceOf(files) {
  const [one, other] = await Promise.all(
    files.map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (one.info.height !== other.info.height) return { heights: [one.info.height, other.info.height] };
  const xs = new Set();
  const ys = new Set();
  let pixels = 0;
  for (let at = 0; at < one.data.length; at += 1) {
    if (Math.abs(one.data[at] - other.data[at]) <= tolerance) continue;
    const pixel = Math.floor(at / 3);
    xs.add(pixel % one.info.width);
    ys.add(Math.floor(pixel / one.info.width));
    pixels += 1;
  }
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return pixels > 0 ? { pixels, ...box } : undefined;
}
