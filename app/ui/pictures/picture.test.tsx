import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { picture } from '#content/pictures/picture.ts';
import { openedOnPhone } from '#tests/browser/phone-pictures.ts';
import { Picture } from './picture.tsx';
import { fullScreen } from './picture-sources.ts';

// This landscape original is narrower than some widths that a page may ask for.
const palace = { ...picture('home/story'), width: 900, height: 563 };
const poster = picture('brand/tivoli');
const shown = { phone: 100, tablet: 50, desktop: 33, atMost: 416 };

test('a picture leaves the format to the server, and holds its room by width and height', () => {
  const html = renderToStaticMarkup(<Picture picture={palace} shown={shown} crop="4:5" />);
  expect(html).not.toContain('format=');
  expect(html).toContain('width=320&amp;height=400 320w');
  expect(html.match(/srcSet=/g)).toHaveLength(1);
  expect(html).toMatch(
    /class="picture-image"[^>]* src="[^"]*width=720&amp;height=900"[^>]* width="450" height="563" loading="lazy"/,
  );
});

test('a width beyond the original is labelled with the width that really comes', () => {
  const html = renderToStaticMarkup(<Picture picture={palace} shown={{ phone: 100, desktop: 100 }} />);
  expect(html).toContain('width=1080 900w"');
  expect(html).not.toContain('width=1440');
});

test('only the first picture is preloaded, for the screen that will show it', () => {
  const first = renderToStaticMarkup(
    <Picture picture={palace} shown={{ phone: 100, desktop: 100 }} portrait={{ picture: poster }} load="first" />,
  );
  const preloads = first.match(/<link[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(2);
  expect(preloads.every((link) => link.includes('fetchPriority="high"'))).toBe(true);
  expect(preloads.filter((link) => link.includes('media="(max-width: 767px)"'))).toHaveLength(1);
  expect(renderToStaticMarkup(<Picture picture={palace} shown={shown} />)).not.toContain('<link');
});

test('a phone never fetches more than 720 px, whatever wider screens are offered', () => {
  const html = renderToStaticMarkup(<Picture picture={palace} shown={{ phone: 100, desktop: 50, atMost: 700 }} />);
  for (const density of [1.75, 2, 2.5, 3])
    for (const width of [360, 390, 412, 430, 767]) {
      const [address] = openedOnPhone(`<main>${html}`, { width, density });
      expect(address, `${width} px, ${density}`).toMatch(/width=(480|720)$/);
    }
});

test('no markup carries a style attribute, which the content security policy would block', () => {
  const html = renderToStaticMarkup(<Picture picture={palace} shown={shown} portrait={{ crop: '4:5' }} />);
  expect(html).not.toContain('style=');
});

test("without a source the frame says 'No image'", () => {
  const html = renderToStaticMarkup(<Picture picture={null} shown={shown} className="arch" />);
  expect(html).toBe('<span class="picture aspect-4/3 arch"><span class="picture-message">No image</span></span>');
});

test('the base address of a hero and of a hotel’s card has the specified size and quality', () => {
  const base = (props: Pick<Parameters<typeof Picture>[0], 'shown' | 'crop'>) =>
    / src="([^"]*width=[^"]*)"/.exec(renderToStaticMarkup(<Picture picture={poster} {...props} />))?.[1];
  expect(base({ shown: fullScreen })).toMatch(/\?width=1920&amp;quality=90&amp;format=webp$/);
  expect(base({ shown: { phone: 80, desktop: 29, atMost: 400 }, crop: '4:5' })).toMatch(
    /\?width=400&amp;height=500&amp;quality=85&amp;format=webp$/,
  );
});
