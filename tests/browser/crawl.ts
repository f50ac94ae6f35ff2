export interface CrawledPage {
  /** The page that links to the address. */
  from: string;
  status: number;
  html: string;
  /** The address as the page writes it. */
  links: string[];
}

/** The most variants of one page by its query that are asked for; they are built of the same parts. */
const enough = 2;

/** Pages that differ by their query alone count as one kind. */
function kindOf({ pathname, search }: URL): string {
  return search ? `${pathname}?` : pathname;
}

async function visit(url: URL, from: string): Promise<CrawledPage> {
  const response = await fetch(url);
  const html = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return { from, status: response.status, html, links: isPage ? attributesIn(html, 'a', 'href') : [] };
}

/** Returns the values of one attribute of all elements of a name, as the browser reads them. */
export function attributesIn(html: string, tag: string, name: string): string[] {
  const values = html.matchAll(new RegExp(`<${tag}\\b[^>]*? ${name}="([^"]*)"`, 'g'));
  return [...values].flatMap(([, value]) => (value === undefined ? [] : value.replaceAll('&amp;', '&')));
}

/** Returns the addresses that the sitemap lists. */
export async function listedIn(site: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/**
 * Follows every link of the site, beginning with its home page and its sitemap. The result has the pages by path and
 * query.
 */
export async function crawl(site: string): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const asked = new Map<string, number>();
  const open = [...(await listedIn(site)), new URL('/', site)].map((address) => ({
    from: 'the start',
    to: new URL(address),
  }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { from, to } = next;
    const key = to.pathname + to.search;
    const times = asked.get(kindOf(to)) ?? 0;
    if (found.has(key) || times >= enough) continue;
    asked.set(kindOf(to), times + 1);
    const page = await visit(to, from);
    found.set(key, page);
    for (const link of page.links.filter(isOwn)) open.push({ from: key, to: new URL(link, to) });
  }
  return found;
}

/** Whether the link leads to a page of this site. */
export function isOwn(link: string): boolean {
  return link !== '' && !/^(tel:|mailto:|https?:)/.test(link);
}
