// chairs: a court from straight above: two hundred chairs as a pattern, long shadows, one person crossing.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const SIZE = 46;

function chair(_S, x, y, c, turn = 0) {
  const s = SIZE / 2;
  const shadow = P([
    [-s, -s],
    [s, -s],
    [s + 62, s + 20],
    [s + 52, s + 50],
    [-s + 40, s + 44],
    [-s, s],
  ]);
  return group(
    path(shadow, '#22142c', 'opacity=".42"') +
      path(
        `M${-s} ${-s + 8}Q${-s} ${-s} ${-s + 8} ${-s}H${s - 8}Q${s} ${-s} ${s} ${-s + 8}V${s - 5}Q${s} ${s} ${s - 5} ${s}H${-s + 5}Q${-s} ${s} ${-s} ${s - 5}Z`,
        c.gold,
      ) +
      path(`M${-s + 6} ${-s + 12}H${s - 6}V${s - 6}H${-s + 6}Z`, c.seat) +
      path(`M${-s + 6} ${s - 6}L${s - 6} ${-s + 12}V${s - 6}Z`, mix(c.seat, '#8a5a4a', 0.3)) +
      line(`M${-s + 2} ${-s + 3}Q0 ${-s - 8} ${s - 2} ${-s + 3}`, c.gold, 8) +
      line(`M${-s + 4} ${-s + 1}Q0 ${-s - 9} ${s - 4} ${-s + 1}`, '#fff0c4', 2.4),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`,
  );
}

/** Somebody from above: shoulders, head, and a long shadow. */
function walker(x, y, turn, cloth, hair) {
  return group(
    path('M-24 0L24 6L190 96L168 136L-6 22Z', '#22142c', 'opacity=".42"') +
      ellipse(0, 0, 36, 20, cloth) +
      path('M-34 2Q-52 36 -30 66L-8 20Z', cloth) +
      ellipse(0, 0, 28, 13, mix(cloth, '#ffffff', 0.25)) +
      circle(2, -4, 14, hair) +
      circle(-4, -9, 5, '#fff1d8'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`,
  );
}

export function chairs({ stone = '#d9b38c', seat = '#fbf3e2', aisle = '#a3243c', lone = '#1f6a5a', ...options } = {}) {
  const S = stage({ pal: 'dusk', seed: 521, ...options });
  const { W, H } = S;
  const turn = -17;
  const [ox, oy] = [W * S.by(0.56, 0.55), H * 0.46];
  let o = '';
  const step = 150;
  for (const i of range(26))
    for (const j of range(26)) {
      const [x, y] = [(i - 13) * step, (j - 13) * step];
      o += rect(
        x + 1.5,
        y + 1.5,
        step - 3,
        step - 3,
        mix(stone, (i + j) % 2 ? '#c08f6a' : '#f0d2a8', 0.3 + 0.25 * S.r()),
      );
    }
  const walk = P([
    [-96, -1900],
    [96, -1900],
    [96, 1900],
    [-96, 1900],
  ]);
  o +=
    path(walk, aisle) +
    S.shade(walk, '#3a0a1c', 0, 0.6, [0, 0, 1, 0]) +
    line('M-82 -1900V1900M82 -1900V1900', '#e9c06a', 4);
  for (const _ of range(150))
    o += circle((S.r() - 0.5) * 168, (S.r() - 0.5) * 2600, 4 + 4 * S.r(), S.r() > 0.4 ? '#f7a928' : '#fff1d8');
  let n = 0;
  for (const j of range(17))
    for (const s of [-1, 1])
      for (const i of range(8)) {
        const [x, y] = [s * (150 + i * 74), (j - 8.4) * 104];
        n += 1;
        const odd = n === 93;
        o += chair(S, x, y, { gold: '#d9a64e', seat: odd ? lone : seat }, odd ? 24 : 0);
      }
  o += walker(-20, 190, 160, '#d8324a', '#2a1420') + walker(40, 260, 150, '#f4ead6', '#e07a2a');
  S.add(
    rect(0, 0, W, H, stone),
    group(o, `transform="translate(${f(ox)} ${f(oy)}) rotate(${turn}) scale(${S.by(0.96, 0.92)})"`),
  );
  S.add(
    S.shade(`M0 0H${W}V${H}H0Z`, '#ffdca0', 0.6, 0, [0, 0, 0.6, 0.5]),
    S.shade(`M0 0H${W}V${H}H0Z`, '#2a1838', 0, 0.75, [0.4, 0.2, 1, 1]),
  );
  return finish(S, options.framed);
}
