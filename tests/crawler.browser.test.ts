import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { googleLacks } from '#tests/support/google-required.ts';
import { strangersIn } from '#tests/support/schema-org.ts';
import { attributesIn, type CrawledPage, crawl, isOwn, listedIn } from './browser/crawl.ts';
import { isExactRendering, objectAddressesIn } from './browser/picture-addresses.ts';
import { desktop, siteForReaders } from './browser/site.ts';

const site = siteForReaders();

let pages: Map<string, CrawledPage>;
beforeAll(async () => {
  pages = await crawl(site.url);
}, 600_000);

/** Search engines may index these pages; they are listed by canonical address. */
function indexable() {
  const kept = [...pages].flatMap(([path, { status, html }]) => {
    const [canonical] = attributesIn(html, 'link rel="canonical', 'href');
    return status === 200 && canonical ? [[path, canonical, html] as const] : [];
  });
  return kept.filter(([path, canonical]) => canonical === site.url + path);
}

const meta = (html: string, name: string) => attributesIn(html, `meta (?:name|property)="${name}`, 'content')[0] ?? '';

test('no link of the site leads nowhere, neither to a page nor to a place on one', () => {
  const dead = [...pages].flatMap(([path, { status, from, links }]) => [
    ...(status >= 400 ? [`${path} (${status}), linked from ${from}`] : []),
    ...links.filter((link) => link === '' || link === '#').map(() => `an empty link on ${path}`),
    ...links.filter(isOwn).flatMap((link) => {
      const { pathname, search, hash } = new URL(link, site.url + path);
      const target = pages.get(pathname + search);
      const id = decodeURIComponent(hash.slice(1));
      return hash.length > 1 && target && !target.html.includes(` id="${id}"`) ? [`${link}, linked from ${path}`] : [];
    }),
  ]);
  expect([...new Set(dead)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(80);
});

test('pages for search engines have their own title and a description; the sitemap lists no others', async () => {
  const kept = indexable();
  // A page in Hindi and the same page in English may have the same title, such as the name of a hotel.
  const titles = kept.map(([path, , html]) => [/<title>([^<]*)/.exec(html)?.[1] ?? '', /^\/hi\b/.test(path)].join());
  const twice = titles.filter((title, index) => title.startsWith(',') || titles.indexOf(title) !== index);
  expect(twice).toEqual([]);
  const short = kept.filter(([, , html]) => meta(html, 'description').length < 40).map(([path]) => path);
  expect(short).toEqual([]);
  const listed = await listedIn(site.url);
  expect(listed.filter((address) => !kept.some(([, canonical]) => canonical === address))).toEqual([]);
  expect(listed.length).toBeGreaterThan(50);
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('every page that search engines keep shares a picture of 1200 by 630 in at most 300 KB', async () => {
  const pictures = new Set(indexable().map(([path, , html]) => meta(html, 'og:image') || `none on ${path}`));
  for (const address of pictures) {
    const response = await fetch(address);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ address, width, height, format }).toEqual({ address, width: 1200, height: 630, format: 'jpeg' });
    expect(bytes.length, address).toBeLessThanOrEqual(300 * 1024);
  }
  expect(pictures.size).toBeGreaterThan(25);
  const houses = indexable().filter(([path]) => /^\/hotel\/[^/]+$/.test(path));
  const shown = houses.map(([path, , html]) => [path, meta(html, 'og:image')]);
  expect(shown.filter(([path = '', image]) => !image?.includes(`/${path.slice('/hotel/'.length)}/`))).toEqual([]);
  expect(new Set(shown.map(([, image]) => image)).size).toBe(12);
});

test('a house shares a picture in Hindi with its page in Hindi', async () => {
  const html = await (await fetch(`${site.url}/hi/hotel/the-tivoli`)).text();
  expect(meta(html, 'og:image')).toMatch(/\/the-tivoli\/share-hindi\./);
  expect(meta(html, 'og:image:alt')).toMatch(/^The Tivoli, छतरपुर/);
});

test('every picture that any page offers in any size is there, and is had in exactly that size', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = new Set([sitemap, ...[...pages.values()].map(({ html }) => html)].flatMap(objectAddressesIn));
  expect([...addresses].filter((address) => !isExactRendering(address))).toEqual([]);
  const lost: string[] = [];
  for (const path of new Set([...addresses].map((address) => address.replace(/\?.*/, '')))) {
    const { status } = await fetch(site.url + path, { method: 'HEAD' });
    if (status !== 200) lost.push(path);
  }
  expect(lost).toEqual([]);
  expect(addresses.size).toBeGreaterThan(2_000);
});

test('structured data is of schema.org with all that Google requires, on every page that it keeps', () => {
  const types = new Set<string>();
  for (const [path, , html] of indexable()) {
    const [, text = 'null'] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    const data = JSON.parse(text);
    expect({ path, strangers: strangersIn(data), lacks: googleLacks(data) }).toEqual({
      path,
      strangers: [],
      lacks: [],
    });
    for (const [, type = ''] of text.matchAll(/"@type":"(\w+)"/g)) types.add(type);
  }
  const wanted = [
    'Organization',
    'WebSite',
    'Hotel',
    'MeetingRoom',
    'Restaurant',
    'VideoObject',
    'BreadcrumbList',
    'Offer',
  ];
  expect(wanted.filter((type) => !types.has(type))).toEqual([]);
});

test('programs find the days and pictures of the hotels, the site in brief, icons, whom to tell of a hole', async () => {
  const ask = async (path: string) => (await fetch(site.url + path)).text();
  const house = `<url><loc>${site.url}/hotel/the-tivoli</loc><lastmod>`;
  const [, entry = ''] = (await ask('/sitemap.xml')).split(house);
  expect(entry).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z<\/lastmod><image:image><image:loc>http/);
  expect(await ask('/llms.txt')).toContain(`](${site.url}/hotel/the-tivoli): `);
  expect(await ask('/.well-known/security.txt')).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
  const { icons } = JSON.parse(await ask('/site.webmanifest')) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await fetch(site.url + src)).arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test.each(['/desk/sign-in', '/monitoring', '/search?q=palace', '/styleguide', '/nowhere'])(
  '%s is not for search engines',
  async (path) => {
    const response = await fetch(site.url + path);
    const html = await response.text();
    expect(`${response.headers.get('x-robots-tag')} ${meta(html, 'robots')}`).toContain('noindex');
    expect(html).not.toContain('rel="canonical"');
  },
);

test.each(['/', '/hotel/the-tivoli', '/hotel/omnia-noida', '/locations', '/enquire', '/search', '/offers'])(
  'every button of %s does something: sends a form, opens something, or has a script that listens',
  async (path) => {
    const page = await site.visitor({ viewport: desktop });
    await page.goto(path);
    const idle = () =>
      page.locator('button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          // The sections below the first screen are hydrated after a visitor's first move.
          dispatchEvent(new Event('pointerdown'));
          const key = Object.keys(button).find((name) => name.startsWith('__reactProps'));
          const props = key ? (button as unknown as Record<string, Record<string, unknown>>)[key] : {};
          const works =
            (button.getAttribute('type') === 'submit' && (button as HTMLButtonElement).form) ||
            button.hasAttribute('popovertarget') ||
            typeof props?.onClick === 'function';
          return works ? [] : [button.outerHTML];
        }),
      );
    // The sections of a page are hydrated one after the other.
    await expect.poll(idle).toEqual([]);
  },
);
