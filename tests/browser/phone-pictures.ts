/** A screen as style sheets see it: its width in CSS pixels, and the device pixels of each. */
export interface Screen {
  width: number;
  density: number;
}

/** On a page without a preload, the first few pictures may be the largest on a phone's first screen. */
const firstFew = 3;

/**
 * Returns the renderings among which the largest picture of a page is on a phone: those that the page preloads
 * or, without a preload, the first few of its main part.
 */
export function openedOnPhone(html: string, screen: Screen): string[] {
  const preloads = elements(html, 'link').filter((link) => attribute(link, 'as') === 'image');
  const preloaded = preloads.flatMap((link) => chosen(link, 'image', screen));
  if (preloaded.length > 0) return preloaded;
  const main = html.slice(html.indexOf('<main'));
  const pictures = [...main.matchAll(/<picture>(.*?)<\/picture>/gs)].map(([, inner = '']) => {
    const sources = [...elements(inner, 'source'), ...elements(inner, 'img')];
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

/**
 * Returns what the screen fetches of a `srcset`: the narrowest with enough pixels, or nothing if it is not for this
 * screen.
 */
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

/** Returns the width in CSS pixels that the first matching entry of `sizes` gives for this screen. */
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
