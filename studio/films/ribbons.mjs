import { sheetOf } from '../picture.mjs';
import { SIZES } from './frames.mjs';
import { layeredFilm } from './layers.mjs';

/** Lengths after which the lights of a road repeat, and how often they do so in a loop. */
const lights = [
  { dash: /^(16 120 16 260 14 90|6 130 6 270 4 100)$/, period: 516, times: 2 },
  { dash: /^(14 160 14 90 14 300|6 168 6 98 4 310)$/, period: 592, times: 2 },
];

/** The loops of an expressway from above: the lights of the cars drive along their roads. */
export async function ribbonsFilm() {
  const sheet = sheetOf({ composition: 'ribbons', palette: 'night', format: 'wide', wet: false });
  return layeredFilm(sheet, SIZES.wide, (element) => {
    const dash = /stroke-dasharray="([^"]*)" stroke-dashoffset="([^"]*)"/.exec(element);
    const kind = dash && lights.find((one) => one.dash.test(dash[1]));
    if (!kind) return null;
    const offset = Number(dash[2]);
    return (t) =>
      element.replace(/stroke-dashoffset="[^"]*"/, `stroke-dashoffset="${offset - kind.period * kind.times * t}"`);
  });
}
