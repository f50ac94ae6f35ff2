import { expect, test } from 'vitest';
import { desktop, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

/** Pages of one kind that are asked for; all of the hotels', for their links differ. */
const enough = 2;

/** Pages of one kind have one route: "/request-room/…", "/hotel/…/fact-sheet", "/locations?…". */
function kindOf({ pathname, search }: URL): string {
  const [, first = '', second, ...rest] = pathname.split('/');
  if (first === 'hotel' && second && rest.length === 0) return pathname;
  return [
    first,
    second && '…',
    ...rest.map((part, place) => (first === 'hotel' && place === 0 ? part : '…')),
    search && '?',
  ].join('/');
}

interface Page {
  status: number;
  links: string[];
  ids: Set<string>;
}

async function visit(url: URL): Promise<Page> {
  const response = await fetch(url);
  const html = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const attribute = (tag: string, name: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*? ${name}="([^"]*)"`, 'g'))].flatMap(([, value]) => value ?? []);
  return {
    status: response.status,
    links: isPage ? attribute('a', 'href').map((link) => link.replaceAll('&amp;', '&')) : [],
    ids: new Set(attribute('[a-z]+[0-9]?', 'id')),
  };
}

test('no link of the site leads nowhere, neither to a page nor to a place on one', async () => {
  const found = new Map<string, Page>();
  const asked = new Map<string, number>();
  const anchors: { from: string; to: URL }[] = [];
  const dead: string[] = [];
  const open = [{ from: 'the start', to: new URL('/', site.url) }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { from, to } = next;
    const key = to.pathname + to.search;
    if (to.hash.length > 1) anchors.push({ from, to });
    if (found.has(key)) continue;
    const times = asked.get(kindOf(to)) ?? 0;
    if (times >= enough) continue;
    asked.set(kindOf(to), times + 1);
    const page = await visit(to);
    found.set(key, page);
    if (page.status >= 400) dead.push(`${key} (${page.status}), linked from ${from}`);
    for (const link of page.links) {
      if (link === '' || link === '#') dead.push(`an empty link on ${key}`);
      else if (!/^(tel:|mailto:|https?:)/.test(link)) open.push({ from: key, to: new URL(link, to) });
    }
  }
  for (const { from, to } of anchors) {
    const page = found.get(to.pathname + to.search);
    if (page && !page.ids.has(decodeURIComponent(to.hash.slice(1)))) dead.push(`${to.href}, linked from ${from}`);
  }
  expect([...new Set(dead)]).toEqual([]);
  expect(found.size).toBeGreaterThan(40);
}, 120_000);

test('every button does something: it sends a form, opens something by its own, or its script listens', async () => {
  const page = await site.visitor({ viewport: desktop });
  for (const path of ['/', '/hotel/the-tivoli', '/hotel/omnia-noida', '/locations', '/enquire', '/search', '/offers']) {
    await page.goto(path);
    const idle = () =>
      page.locator('button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          // The parts below the first screen wait for a visitor's first move.
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
    // The parts of a page come alive one after the other.
    await expect.poll(idle, { message: path, timeout: 20_000 }).toEqual([]);
  }
});
