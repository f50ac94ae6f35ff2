// What is seen through the panes: a room full of lamplight, plants and people who dance.
import { mix } from '../../kit/colour.mjs';
import { clappingMan, grandfatherDancing, onlooker, violinist } from '../../kit/figures/glass-garden/party.mjs';
import { spinningWoman } from '../../kit/figures/glass-garden/spinning-woman.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { farRibs } from './glass-flank.mjs';

const FLOOR = 0.3; // metres: the floor of the house is that much above the lawn

/** Draws a hanging lamp of clear glass with its flame, on a cord from above the picture. */
const hangingLamp = (S, x, y, r) =>
  line(`M${f(x)} -20V${f(y - r * 1.5)}`, '#5a2a1a', Math.max(1.2, r * 0.07), 'opacity=".7"') +
  S.glow(x, y, r * 4.6, '#fff0c0', 0.7) +
  path(
    `M${f(x - r * 0.42)} ${f(y - r * 1.5)}H${f(x + r * 0.42)}L${f(x + r * 0.62)} ${f(y - r * 1.1)}` +
      `C${f(x + r * 1.3)} ${f(y - r * 0.6)} ${f(x + r * 1.1)} ${f(y + r * 0.9)} ${f(x)} ${f(y + r)}` +
      `C${f(x - r * 1.1)} ${f(y + r * 0.9)} ${f(x - r * 1.3)} ${f(y - r * 0.6)} ${f(x - r * 0.62)} ${f(y - r * 1.1)}Z`,
    '#ffe6a6',
    'opacity=".9"',
  ) +
  rect(x - r * 0.44, y - r * 1.62, r * 0.88, r * 0.26, '#7a3a1e') +
  ellipse(x, y - r * 0.05, r * 0.34, r * 0.55, '#fffdf0');

/** Draws the lamps that hang in the room. */
export const hangingLamps = (S, places) => places.map(([x, y, size]) => hangingLamp(S, x, y, size)).join('');

/** Draws one broad-leaved plant that stands against the glass, h tall, its leaves fanned out from x, y. */
function plant(x, y, h, tone, r) {
  const leaf = (turn, long) =>
    group(
      path(
        `M0 0C${f(long * 0.16)} ${f(-long * 0.3)} ${f(long * 0.15)} ${f(-long * 0.75)} 0 ${f(-long)}` +
          `C${f(-long * 0.13)} ${f(-long * 0.7)} ${f(-long * 0.12)} ${f(-long * 0.3)} 0 0Z`,
        tone,
      ) + line(`M0 0V${f(-long * 0.9)}`, mix(tone, '#ffd27a', 0.4), Math.max(1, h * 0.008)),
      `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"`,
    );
  return range(9)
    .map((i) => leaf(-74 + i * 18.5 + 10 * (r() - 0.5), h * (0.62 + 0.38 * r())))
    .join('');
}

/** Draws the guests at the back as warm shapes that the haze half hides. */
function guestsAtTheBack(S, cam, places) {
  const tones = ['#b8482c', '#a03a34', '#c26a2c', '#8f3440', '#b85a3c'];
  return places
    .map(([x, z, kind, flip], i) => {
      const [px, py] = cam.at(x, FLOOR, z);
      const tone = tones[i % tones.length];
      const look = { kind, flip, coat: tone, trim: mix(tone, '#f2a04a', 0.4), skin: '#8a4426', hair: '#5a241c' };
      return onlooker(S, px, py, cam.scale(z) * (1.62 + 0.04 * (i % 4)), look);
    })
    .join('');
}

/** Draws the dance; `places` says where each of them stands, in metres. */
function dance(S, cam, places) {
  const at = (name) => {
    const [x, z] = places[name];
    return [...cam.at(x, FLOOR, z), cam.scale(z) * 1.72];
  };
  const [wx, wy, wh] = at('woman');
  const spin = spinningWoman(S, { skirt: '#d82a5c', blouse: '#f2b53c', veil: '#fff4dc' });
  return (
    (places.violinist ? violinist(S, ...at('violinist'), { coat: '#27386a', trim: '#1b2448' }) : '') +
    (places.aunt ? onlooker(S, ...at('aunt'), { kind: 'sari', coat: '#7a2f7c', trim: '#d8a03a', flip: true }) : '') +
    group(spin, `transform="translate(${f(wx)} ${f(wy)}) scale(${f((wh * 1.02) / 300)})"`) +
    (places.clapper
      ? clappingMan(S, ...at('clapper'), {
          coat: '#1f6a6c',
          trim: '#f0bd5e',
          turban: '#f2a52c',
          flip: places.clapper[2],
        })
      : '') +
    (places.grandfather ? grandfatherDancing(S, ...at('grandfather')) : '')
  );
}

/** Draws the lit air of the room and its floor, which begins at the line `floor`. */
function airAndFloor(S, floor) {
  const air = [
    [0, '#6a2440'],
    [0.3, '#c4503a'],
    [0.62, '#ee943c'],
    [1, '#ffcf7c'],
  ];
  const boards = [
    [0, '#d98a3c'],
    [0.4, '#8f4526'],
    [1, '#5a2420'],
  ];
  return rect(0, -20, S.W, floor + 20, S.lin(air)) + rect(0, floor, S.W, S.H - floor, S.lin(boards));
}

/** Draws the dew on the inner side of the panes. */
const misted = (S, dew) =>
  dew
    .map(([x, y, size]) =>
      S.pool(`M${x - size} ${y - size}H${x + size}V${y + size}H${x - size}Z`, x, y, size, '#fff0cc', 0.55),
    )
    .join('');

/** Draws the room; `room` says where people, lamps and plants are. */
export function partyRoom(S, cam, hz, room) {
  const { W } = S;
  const r = rng(S.seed + 11);
  const [, floor] = cam.at(0, FLOOR, 16);
  const haze = S.lin([
    [0, '#ffcf7a', 0],
    [0.5, '#ffc468', 0.3],
    [1, '#ffb35a', 0.15],
  ]);
  return (
    airAndFloor(S, floor) +
    farRibs(cam)
      .map((d) => line(d, '#8f3f22', 4, 'opacity=".5"'))
      .join('') +
    range(16)
      .map((i) => plant(W * (0.4 + 0.62 * (i / 15)), floor + 10, S.by(120, 110) * (0.7 + 0.6 * r()), '#8a5a26', r))
      .join('') +
    guestsAtTheBack(S, cam, room.guests) +
    rect(0, hz - 420, W, 620, haze) +
    dance(S, cam, room.dance) +
    room.plants
      .map(([x, y, h]) => plant(x, y, h, '#1f3f34', r) + plant(x + h * 0.3, y, h * 0.7, '#2f5a3c', r))
      .join('') +
    misted(S, room.dew) +
    S.glow(...room.glow, '#ffe2a4', 0.4)
  );
}
