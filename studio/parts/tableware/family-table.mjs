// What stands on a family's table: bowls of chutney, a pot of sambar, plates, glasses and a carafe.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, oval, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { tumbler } from './reception-table.mjs';

const SHADOW = '#3d4a3a';
const STEEL = { base: '#c9cfc4', dark: '#33453f', lite: '#ffffff' };
const BRASS = { base: '#d9992e', dark: '#5f3010', lite: '#fff0bd' };
const COPPER = { base: '#c8682c', dark: '#4a1c12', lite: '#ffd09a' };

/** Draws the outline of a round bowl, its rim at x, y, r half as wide, h deep. */
const bowlOutline = (x, y, r, h) =>
  `M${f(x - r)} ${f(y)}` +
  `C${f(x - r * 0.98)} ${f(y + h * 0.7)} ${f(x - r * 0.6)} ${f(y + h * 1.2)} ${f(x)} ${f(y + h * 1.2)}` +
  `C${f(x + r * 0.6)} ${f(y + h * 1.2)} ${f(x + r * 0.98)} ${f(y + h * 0.7)} ${f(x + r)} ${f(y)}Z`;

/** Draws a steel bowl filled with chutney, with what was tempered in oil on top. */
export function chutneyBowl(S, x, y, r, colour) {
  const seeds = range(9).map((i) => {
    const a = i * 2.4;
    const d = r * 0.16 * Math.sqrt(i);
    return circle(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.38, r * 0.045, i % 3 ? '#4a1c12' : '#2f7a3a');
  });
  return (
    ellipse(x + r * 0.3, y + r * 0.62, r * 1.05, r * 0.3, SHADOW, 'opacity=".5"') +
    S.form(bowlOutline(x, y, r, r * 0.6), STEEL, { dark: 0.95, lite: 0.9, dir: [0.15, 0.2, 0.9, 0.7] }) +
    ellipse(x, y, r, r * 0.4, '#f6f4e2') +
    ellipse(x, y + r * 0.02, r * 0.9, r * 0.34, mix(colour, SHADOW, 0.5)) +
    ellipse(x, y + r * 0.05, r * 0.86, r * 0.3, colour) +
    S.shade(oval(x, y + r * 0.05, r * 0.86, r * 0.3), '#fff3c8', 0.7, 0, [0.2, 0, 0.6, 0.6]) +
    seeds.join('') +
    line(
      `M${f(x - r * 0.72)} ${f(y + r * 0.3)}Q${f(x - r * 0.6)} ${f(y + r * 0.52)} ${f(x - r * 0.4)} ${f(y + r * 0.6)}`,
      '#ffffff',
      r * 0.07,
    )
  );
}

/** Draws a copper pot of sambar with two rings for handles. */
export const sambarPot = (S, x, y, r) =>
  ellipse(x + r * 0.34, y + r * 0.95, r * 1.1, r * 0.3, SHADOW, 'opacity=".55"') +
  line(
    `M${f(x - r)} ${f(y + r * 0.3)}q${f(-r * 0.34)} 0 ${f(-r * 0.28)}` +
      ` ${f(r * 0.3)}q${f(r * 0.06)} ${f(r * 0.14)} ${f(r * 0.34)} ${f(r * 0.06)}`,
    COPPER.base,
    r * 0.1,
  ) +
  line(
    `M${f(x + r)} ${f(y + r * 0.3)}q${f(r * 0.34)} 0 ${f(r * 0.28)}` +
      ` ${f(r * 0.3)}q${f(-r * 0.06)} ${f(r * 0.14)} ${f(-r * 0.34)} ${f(r * 0.06)}`,
    COPPER.dark,
    r * 0.1,
  ) +
  S.form(bowlOutline(x, y, r, r * 0.92), COPPER, { dark: 0.95, lite: 0.95, dir: [0.15, 0.1, 0.9, 0.6] }) +
  ellipse(x, y, r * 1.06, r * 0.38, '#f0b070') +
  ellipse(x, y + r * 0.03, r * 0.94, r * 0.32, '#5a1c10') +
  ellipse(x, y + r * 0.07, r * 0.9, r * 0.27, '#d8641c') +
  S.shade(oval(x, y + r * 0.07, r * 0.9, r * 0.27), '#ffd070', 0.8, 0, [0.2, 0, 0.7, 0.6]) +
  range(6)
    .map((i) =>
      ellipse(
        x + r * (-0.5 + i * 0.2),
        y + r * (0.04 + (i % 3) * 0.06),
        r * 0.09,
        r * 0.04,
        i % 2 ? '#3f8a3c' : '#f6c050',
      ),
    )
    .join('') +
  line(
    `M${f(x - r * 0.84)} ${f(y + r * 0.4)}Q${f(x - r * 0.7)} ${f(y + r * 0.82)} ${f(x - r * 0.4)} ${f(y + r)}`,
    '#ffe6c0',
    r * 0.07,
  );

/** Draws steam that curls up from x, y, h high. */
export function steam(S, x, y, h) {
  const curl = (u, s, t) =>
    `M${f(x + u)} ${f(y)}` +
    `C${f(x + u - 34 * s)} ${f(y - h * 0.3)} ${f(x + u + 40 * s)}` +
    ` ${f(y - h * 0.45)} ${f(x + u + 6 * s)} ${f(y - h * 0.7 * t)}` +
    `C${f(x + u - 16 * s)} ${f(y - h * 0.85 * t)} ${f(x + u + 6 * s)}` +
    ` ${f(y - h * t)} ${f(x + u + 20 * s)} ${f(y - h * t)}`;
  return soft(
    S,
    line(curl(-24, 1, 0.86), '#ffffff', 13, 'opacity=".5"') +
      line(curl(6, -1, 1), '#ffffff', 15, 'opacity=".5"') +
      line(curl(32, 0.8, 0.76), '#ffffff', 10, 'opacity=".5"'),
    4.5,
  );
}

/** Draws an idli, a cake of steamed rice, that lies at x, y. */
const idli = (S, x, y, r) => {
  const d =
    `M${f(x - r)} ${f(y)}C${f(x - r)} ${f(y - r * 0.62)} ${f(x + r)} ${f(y - r * 0.62)} ${f(x + r)} ${f(y)}` +
    `C${f(x + r * 0.9)} ${f(y + r * 0.42)} ${f(x - r * 0.9)} ${f(y + r * 0.42)} ${f(x - r)} ${f(y)}Z`;
  return (
    ellipse(x + r * 0.2, y + r * 0.24, r, r * 0.3, '#123a2a', 'opacity=".45"') +
    S.form(d, { base: '#fdf8e6', dark: '#5f7a5c', lite: '#ffffff' }, { dark: 0.95, dir: [0.3, 0.1, 0.8, 1] })
  );
};

/** Draws a plate with idlis on a piece of banana leaf. */
export const idliPlate = (S, x, y, r) =>
  ellipse(x + r * 0.1, y + r * 0.12, r * 1.04, r * 0.42, SHADOW, 'opacity=".45"') +
  ellipse(x, y, r, r * 0.4, '#f2efdc') +
  ellipse(x, y, r * 0.96, r * 0.375, 'none', `stroke="#c8a04a" stroke-width="${f(r * 0.03)}"`) +
  path(
    `M${f(x - r * 0.82)} ${f(y + r * 0.06)}` +
      `C${f(x - r * 0.5)} ${f(y - r * 0.34)} ${f(x + r * 0.4)}` +
      ` ${f(y - r * 0.36)} ${f(x + r * 0.84)} ${f(y - r * 0.04)}` +
      `C${f(x + r * 0.4)} ${f(y + r * 0.34)} ${f(x - r * 0.4)}` +
      ` ${f(y + r * 0.34)} ${f(x - r * 0.82)} ${f(y + r * 0.06)}Z`,
    '#3f8a4a',
  ) +
  line(
    `M${f(x - r * 0.8)} ${f(y + r * 0.06)}Q${f(x)} ${f(y - r * 0.06)} ${f(x + r * 0.82)} ${f(y - r * 0.04)}`,
    '#8fc87a',
    r * 0.03,
  ) +
  idli(S, x - r * 0.26, y - r * 0.06, r * 0.3) +
  idli(S, x + r * 0.3, y - r * 0.04, r * 0.3) +
  idli(S, x + r * 0.02, y + r * 0.12, r * 0.32);

/** Draws a brass tumbler of coffee in its bowl, the foot of the bowl at x, y. */
export const filterCoffee = (S, x, y, h) =>
  ellipse(x + h * 0.3, y - h * 0.02, h * 0.66, h * 0.18, SHADOW, 'opacity=".5"') +
  S.form(bowlOutline(x, y - h * 0.42, h * 0.6, h * 0.34), BRASS, { dark: 0.9, lite: 0.9, dir: [0.2, 0, 1, 0.4] }) +
  ellipse(x, y - h * 0.42, h * 0.6, h * 0.2, '#fff0bd') +
  ellipse(x, y - h * 0.4, h * 0.54, h * 0.16, '#8a5a24') +
  tumbler(S, x, y - h * 0.32, h * 0.8) +
  ellipse(x, y - h * 1.11, h * 0.24, h * 0.07, '#c89a6a');

/** Draws a glass of water, its foot at 0, 0. */
export const waterGlass = () =>
  ellipse(10, 2, 24, 6, SHADOW, 'opacity=".4"') +
  path('M-21 -66L-16 0Q0 6 16 0L21 -66Z', '#d8f0e8', 'opacity=".55"') +
  path('M-19 -42L-16 0Q0 6 16 0L19 -42Z', '#8fd0c4', 'opacity=".75"') +
  ellipse(0, -42, 19, 4.6, '#d8f4ea') +
  ellipse(0, -66, 21, 5, 'none', 'stroke="#ffffff" stroke-width="2.6"') +
  line('M-14 -58L-11 -8', '#ffffff', 3.4);

/** Draws a carafe with lime in the water, its foot at x, y, h tall. */
export function carafe(S, x, y, h) {
  const at = (u, v) => `${f(x + u * h)} ${f(y - v * h)}`;
  const body =
    `M${at(-0.13, 0.98)}C${at(-0.09, 0.86)} ${at(-0.08, 0.74)} ${at(-0.1, 0.64)}` +
    `C${at(-0.24, 0.52)} ${at(-0.32, 0.3)} ${at(-0.24, 0.02)}` +
    `Q${at(0, -0.05)} ${at(0.24, 0.02)}C${at(0.32, 0.3)} ${at(0.24, 0.52)} ${at(0.1, 0.64)}` +
    `C${at(0.08, 0.74)} ${at(0.09, 0.86)} ${at(0.13, 0.98)}Z`;
  const water =
    `M${at(-0.22, 0.48)}C${at(-0.31, 0.34)} ${at(-0.3, 0.18)} ${at(-0.23, 0.03)}` +
    `Q${at(0, -0.04)} ${at(0.23, 0.03)}C${at(0.3, 0.18)} ${at(0.31, 0.34)} ${at(0.22, 0.48)}Z`;
  const lime = ([u, v]) =>
    circle(x + u * h, y - v * h, h * 0.07, '#cfe07a') +
    circle(x + u * h, y - v * h, h * 0.07, 'none', `stroke="#5f9a3a" stroke-width="${f(h * 0.02)}"`);
  return (
    ellipse(x + h * 0.2, y + h * 0.01, h * 0.34, h * 0.07, SHADOW, 'opacity=".45"') +
    path(body, '#dff2ea', 'opacity=".5"') +
    path(water, '#6fbfae', 'opacity=".8"') +
    S.shade(water, '#0f5a52', 0, 0.8, [0.3, 0, 0.95, 0.6]) +
    ellipse(x, y - h * 0.48, h * 0.22, h * 0.045, '#c8ece0') +
    [
      [-0.1, 0.36],
      [0.09, 0.26],
      [-0.04, 0.14],
    ]
      .map(lime)
      .join('') +
    ellipse(x, y - h * 0.98, h * 0.13, h * 0.03, 'none', `stroke="#ffffff" stroke-width="${f(h * 0.016)}"`) +
    line(
      `M${at(-0.07, 0.9)}C${at(-0.04, 0.76)} ${at(-0.06, 0.66)} ${at(-0.08, 0.62)}` +
        `M${at(-0.2, 0.44)}C${at(-0.27, 0.32)} ${at(-0.25, 0.16)} ${at(-0.2, 0.08)}`,
      '#ffffff',
      h * 0.026,
    )
  );
}
