import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accents, ornaments } from '#app/catalogue/look.ts';
import { properties } from '#content/properties.ts';

const css = readFileSync(new URL('house-look.css', import.meta.url), 'utf8');

/** The darkest light background, and the dark one. */
const sand = '#f8efdd';
const night = '#0b1028';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(accents)('the accent %s can carry text on light and on dark backgrounds', (accent) => {
  const [, light = '', dark = ''] =
    new RegExp(`"${accent}"\\] \\{\\s+--house: (#\\w{6});\\s+--house-night: (#\\w{6});`).exec(css) ?? [];
  expect(contrast(light, sand)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark, night)).toBeGreaterThanOrEqual(4.5);
});

test('every house has a colour and an ornament of its own, and each of them is drawn', () => {
  const looks = properties.map(({ plan }) => plan.look);
  expect(new Set(looks.map((look) => look?.accent))).toEqual(new Set(accents));
  expect(new Set(looks.map((look) => look?.ornament))).toEqual(new Set(ornaments));
  for (const ornament of ornaments) expect(css).toContain(`[data-ornament="${ornament}"]`);
  const orders = properties.map(({ plan }) => plan.sections.join());
  expect(new Set(orders).size).toBeGreaterThanOrEqual(9);
});
