import { mix } from '../../kit/colour.mjs';
import { listener } from '../../kit/figures/keynote/listener.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { group } from '../../kit/shapes.mjs';
import { around, floorAt } from './round-hall.mjs';

const ROWS = range(11).map((i) => 7.4 + i * 1.05);
const INK = '#150a08';
const HAZE = '#7a4426';
const CLOTHES = ['#6a3018', '#8f4b24', '#3c2118', '#b88a5a', '#d8bd92', '#54301c', '#7d2c18', '#a5602f', '#2b2a31'];
const SKINS = ['#8a5236', '#a3653f', '#6f402b', '#b5784e'];
const WRAPS = ['#c8692c', '#e6cfa2', '#8e2f1c', '#a85a2a', '#d9a05a'];
const HAIR = ['#1a0e0c', '#22120e', '#1a0e0c', '#6d5a50'];
const WEARS =
  'short bun short beard long short bun turban short long short beard bun short veil short long beard'.split(' ');
const ACTS = ['', '', '', '', 'chin', '', 'notes', '', ''];
/** Who does something that should be seen: where on the sheet, as parts of its width and height, and what. */
const SEEN = [
  [0.235, 0.5, { act: 'raise', wears: 'bun', cloth: '#c79a66', skin: '#8f5c3c', turn: 'side' }],
  [0.455, 0.485, { act: 'raise', wears: 'short', cloth: '#d8bd92', skin: '#94603f', turn: 'half' }],
  [0.3, 0.53, { act: 'notes', wears: 'bun' }],
  [0.365, 0.585, { act: 'whisper', wears: 'long' }],
  [0.47, 0.585, { act: 'notes', wears: 'turban' }],
  [0.29, 0.6, { act: 'chin', wears: 'turban' }],
  [0.57, 0.52, { act: 'chin', wears: 'short' }],
];

/** Returns every seat that is on the sheet, from the farthest to the nearest. */
function seats(S, cam) {
  const all = ROWS.flatMap((r, row) => {
    const step = (0.66 / r) * (180 / Math.PI);
    return range(Math.floor(100 / step)).map((i) => ({ row, r, a: -16 + (i + (row % 2) * 0.5) * step }));
  });
  return all
    .map((seat) => {
      const [x, z] = around(seat.r, seat.a + (S.r() - 0.5) * 0.5);
      const [px, py] = cam.at(x, floorAt(seat.r) + 1.06 + (S.r() - 0.5) * 0.13, z);
      return { ...seat, x: px, y: py, z };
    })
    .filter(({ x, z }) => z > 1.2 && x > -120 && x < S.W * 0.9)
    .toSorted((a, b) => b.z - a.z);
}

/** Gives those of SEEN the seats that are nearest to where they should be. */
function assign(S, all) {
  const given = new Map();
  for (const [u, v, shown] of SEEN) {
    const far = (seat) => Math.hypot(seat.x - u * S.W, seat.y - v * S.H);
    const free = all.filter((seat) => !given.has(seat));
    given.set(
      free.reduce((best, seat) => (far(seat) < far(best) ? seat : best)),
      shown,
    );
  }
  return given;
}

/** Draws the audience in its curved rows: near ones dark, middle ones in the light of the stage, far ones hazy. */
export function listeningRows(S, cam) {
  const all = seats(S, cam);
  const given = assign(S, all);
  const pick = (list) => list[Math.floor(S.r() * list.length)];
  return all
    .map((seat) => {
      const { x, y, z, a } = seat;
      const shown = given.get(seat);
      const near = Math.max(0, Math.min(1, (5.2 - z) / 2.4));
      const far = Math.max(0, Math.min(1, (z - 8) / 13));
      const dim = (tone) => mix(mix(mix(tone, INK, 0.3), INK, near * 0.78), HAZE, far * 0.5);
      const act = near > 0.5 ? '' : pick(ACTS);
      const drawn = listener({
        turn: a < 34 ? 'side' : pick(a < 56 ? ['side', 'half', 'half'] : ['half', 'front', 'half']),
        nod: (S.r() - 0.5) * 16,
        act,
        wears: pick(WEARS),
        cloth: dim(pick(CLOTHES)),
        skin: dim(pick(SKINS)),
        tone: mix(dim(pick(HAIR)), INK, 0.3 * (1 - far)),
        wrap: dim(pick(WRAPS)),
        seat: dim('#5a2814'),
        rim: mix('#a8cbe8', '#ffd9a6', Math.min(1, Math.max(0, (z - 3.5) / 5))),
        ink: INK,
        strength: f(0.85 - near * 0.5 - far * 0.3),
        detailed: z < 10,
        ...shown,
      });
      const lean = f((S.r() - 0.45) * 8);
      return group(drawn, `transform="translate(${f(x)} ${f(y)}) rotate(${lean}) scale(${f(cam.scale(z) / 400)})"`);
    })
    .join('');
}
