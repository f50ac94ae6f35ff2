/** A screen as style sheets see it: CSS pixels across, and how many device pixels each has. */
export interface Screen {
  width: number;
  density: number;
}

/** Pictures of a page without a preload that may be the largest on a phone's first screen. */
const firstFew = 3;

/**
 * The AVIF renderings among which a page's largest picture on a phone is: of those it preloads, or, where it preloads
 * none, of the first few in its main part.
 */
export function openedOnPhone(html: string, screen: Screen): string[] {
  const preloads = elements(html, 'link').filter((link) => attribute(link, 'as') === 'image');
  const preloaded = preloads.flatMap((link) => chosen(link, 'image', screen));
  if (preloaded.length > 0) return preloaded;
  const main = html.slice(html.indexOf('<main'));
  const pictures = [...main.matchAll(/<picture>(.*?)<\/picture>/gs)].map(([, inner = '']) => {
    const sources = elements(inner, 'source').filter((source) => attribute(source, 'type') === 'image/avif');
    return sources.flatMap((source) => chosen(source, '', screen)).slice(0, 1);
  });
  return pictures.flat().slice(0, firstFew);
}

function elements(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([element]) => element);
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(element)?.[1]?.replaceAll('&amp;', '&');
}

/** What the screen fetches of a `srcset`: the narrowest that has enough pixels; nothing where it is not for this screen. */
function chosen(element: string, prefix: 'image' | '', screen: Screen): string[] {
  const [list, sizes] = [attribute(element, `${prefix}srcset`), attribute(element, `${prefix}sizes`)];
  if (!list || !sizes || !matches(attribute(element, 'media') ?? '', screen)) return [];
  const needed = shownWidth(sizes, screen) * screen.density;
  const candidates = list.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });
  const enough = candidates.find(({ width }) => width >= needed) ?? candidates.at(-1);
  return enough ? [enough.address] : [];
}

/** CSS pixels, by the first of the `sizes` that is for this screen. */
function shownWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(', ')) {
    const [, media = '', length = ''] = /^(?:(.*\)) )?(\S+)$/.exec(part) ?? [];
    if (matches(media, screen)) return pixels(length, screen);
  }
  throw new Error(
    `None of the sizes '${sizes}' is for a screen ${screen.width} px wide: the last should have no condition`,
  );
}

function matches(media: string, { width, density }: Screen): boolean {
  return [...media.matchAll(/\((max-width|min-width|min-resolution): ([\d.]+)(?:px|dppx)\)/g)].every(
    ([, what, text]) => {
      const number = Number(text);
      if (what === 'max-width') return width <= number;
      return what === 'min-width' ? width >= number : density >= number;
    },
  );
}

function pixels(length: string, { width }: Screen): number {
  const parts = [...length.matchAll(/([\d.]+)(vw|px)/g)];
  return Math.min(
    ...parts.map(([, number, unit]) => (unit === 'vw' ? (Number(number) / 100) * width : Number(number))),
  );
}
