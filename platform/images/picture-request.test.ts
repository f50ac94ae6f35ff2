import { expect, test } from 'vitest';
import { pictureFormats, pictureQualities, pictureRatios, pictureWidths } from '#platform/images/picture-sizes.ts';
import { allowedQuality, readPictureRequest } from './picture-request.ts';
import { fitVariant, variantKey } from './picture-variant.ts';

/** The picture is larger than every allowed size, so that no two sizes become one. */
const original = { width: 5000, height: 3100 };
const middle = { x: 0.5, y: 0.5 };

/** Returns the renderings that a list of queries leads to. */
function renderingsOf(queries: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const query of queries) {
    const { quality: asked, format, ...size } = readPictureRequest(new URLSearchParams(query)) ?? { format: 'auto' };
    for (const one of format === 'auto' ? pictureFormats : [format]) {
      const quality = allowedQuality(asked, one);
      found.add(variantKey(fitVariant(original, middle, { ...size, format, ...(quality && { quality }) }, one)));
    }
  }
  return found;
}

/** Returns every combination of sizes, formats and qualities in the lists. */
function* listed() {
  const sizes = pictureWidths.flatMap((width) => [
    `width=${width}`,
    `height=${width}`,
    ...Object.values(pictureRatios).map((ratio) => `width=${width}&height=${width / ratio}`),
  ]);
  for (const size of sizes)
    for (const format of pictureFormats) {
      yield `${size}&format=${format}`;
      for (const quality of pictureQualities[format]) yield `${size}&format=${format}&quality=${quality}`;
    }
}

/** Returns queries with odd sizes, qualities and focal points, each different. */
function* odd() {
  for (let number = 0; number < 5_000; number += 1) {
    const size = [`width=${(number * 7) % 2600}`, `height=${(number * 13) % 3100}`];
    const format = ['', '&format=webp', '&format=avif', '&format=JPG', '&format=png', '&format=svg'][number % 6];
    yield `${size.slice(number % 2, 1 + (number % 3)).join('&')}${format}&quality=${number % 101}&focus=${number % 5}-4`;
  }
}

test('a picture has 640 renderings, and odd sizes and qualities lead to these', () => {
  // There are eight widths, eight heights, and eight widths in eight crops; three qualities of WebP and JPEG, one of
  // AVIF and PNG.
  const all = renderingsOf(listed());
  expect(all.size).toBe(640);
  const others = [...renderingsOf(odd())].filter((rendering) => !all.has(rendering));
  expect(others).toEqual([]);
});

test('what is nearly the same is the same rendering', () => {
  const card = ['width=400&height=500&format=webp', 'width=399&height=502.5&quality=71&format=WEBP'];
  expect(renderingsOf(card).size).toBe(1);
  expect(renderingsOf(['width=720&format=avif', 'width=733&quality=13&format=avif&x=y&width=1920']).size).toBe(1);
});
