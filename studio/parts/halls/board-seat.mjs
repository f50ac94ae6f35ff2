import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';

// What stands round and on a meeting table, seen from straight above. The table is up, its edge about 55 from a seat.
const NIGHT = '#03141a';
const SKIN = '#a86f4c';

/** Draws a padded chair from above: the table is up, the back is down. */
export const chair = (S, c) => {
  const seat = 'M-50 -40Q-54 -52 -40 -52H40Q54 -52 50 -40L58 34Q56 52 40 52H-40Q-56 52 -58 34Z';
  const back = 'M-62 20C-60 76 60 76 62 20C68 10 80 14 78 26C76 104 -76 104 -78 26C-80 14 -68 10 -62 20Z';
  return (
    group(path(back, NIGHT) + path(seat, NIGHT), 'opacity=".5" transform="translate(4 26) scale(1.06)"') +
    path(seat, mix(c, NIGHT, 0.25)) +
    S.shade(seat, NIGHT, 0, 0.8, [0, 0, 0, 1]) +
    path(back, c) +
    S.shade(back, '#f4e2b8', 0.7, 0, [0, 0, 0, 0.9])
  );
};

/** Draws one who sits there, from above: arms on the table, shoulders, and the head by its kind. */
export function sitter(S, { kind = 'short', coat, hair = '#1a1517', trim = '#e6b455', lean = 0, skin = SKIN }) {
  const torso = 'M-68 2C-72 -34 -40 -50 0 -50C40 -50 72 -34 68 2C64 40 36 50 0 50C-36 50 -64 40 -68 2Z';
  const arm = (s) =>
    ellipse(s * 27, -100, 12, 18, skin, `transform="rotate(${s * -24} ${s * 27} -100)"`) +
    line(`M${s * 52} -6Q${s * 66} -52 ${s * 35} -84`, coat, 30) +
    line(`M${s * 60} -4Q${s * 74} -50 ${s * 46} -80`, NIGHT, 7, 'opacity=".3"');
  let o =
    path(torso, NIGHT, 'opacity=".5" transform="translate(3 24)"') +
    arm(-1) +
    arm(1) +
    path(torso, coat) +
    S.shade(torso, NIGHT, 0, 0.85, [0, 0.25, 0, 1]) +
    S.shade(torso, '#ffe9bc', 0.8, 0, [0, 0, 0, 0.7]);
  if (kind === 'sari')
    o +=
      path(
        'M-54 -26C-30 -40 -10 -36 0 -30C-8 6 -20 30 -12 60L-52 62C-62 30 -66 0 -54 -26Z',
        mix(coat, '#ffd9a0', 0.3),
      ) +
      line('M0 -30C-8 6 -20 30 -12 60', trim, 6) +
      line('M-54 62H-10', trim, 8);
  else o += path('M-20 -49L0 -18L20 -49Z', '#f6efe0');
  let head =
    ellipse(2, 12, 32, 34, NIGHT, 'opacity=".5"') + ellipse(0, -4, 26, 32, skin) + path('M-5 -32L0 -42L5 -32Z', skin);
  if (kind === 'turban') {
    head += path('M-36 2C-40 -38 40 -38 36 2C34 40 -34 40 -36 2Z', trim);
    head += S.shade('M-36 2C-40 -38 40 -38 36 2C34 40 -34 40 -36 2Z', '#5a1a10', 0, 0.75, [0.3, 0, 0.4, 1]);
    head += line(
      'M-32 -10Q0 -34 32 -8M-34 4Q0 -24 35 6M-30 18Q2 -12 33 18M-22 28Q4 2 26 28',
      mix(trim, '#5a1a10', 0.55),
      3.5,
    );
  } else {
    const cap = 'M-28 -8C-26 -30 -8 -26 2 -25C12 -28 26 -28 28 -8C34 20 20 34 0 34C-20 34 -34 20 -28 -8Z';
    if (kind === 'long') head += path('M-30 -2C-38 44 -28 66 -4 68C24 68 38 44 30 -2Z', hair);
    if (kind === 'bun' || kind === 'sari')
      head += circle(0, 42, 17, hair) + circle(-4, 37, 7, '#f4e2b8', 'opacity=".22"');
    head += path(cap, hair) + S.shade(cap, '#ffe2ae', 0.6, 0, [0.2, 0, 0.5, 0.8]);
    head += line(kind === 'short' ? 'M-10 -25Q-4 4 10 14' : 'M0 -25V20', mix(hair, '#c89a6a', 0.5), 3);
    if (kind === 'sari')
      head += line(
        range(6)
          .map((i) => `M${-16 + i * 6.4} ${f(52 + Math.sin(i * 0.63) * 8)}v.1`)
          .join(''),
        '#fff3d8',
        9,
      );
  }
  return o + group(head, `transform="translate(${lean} -14) rotate(${lean * 1.6})"`);
}

/** Draws an open laptop from above, its screen away from the one who works on it. */
export const laptop = (S) =>
  path('M-52 -34H52L58 42H-58Z', NIGHT, 'opacity=".45" transform="translate(3 10)"') +
  rect(-52, -14, 104, 60, '#b9c4c4', 'rx="6"') +
  rect(-44, -6, 88, 28, '#33444a', 'rx="3"') +
  rect(-16, 28, 32, 14, '#9aa8aa', 'rx="2"') +
  path('M-50 -14L-54 -34H54L50 -14Z', '#1c2a30') +
  path('M-45 -16L-48 -31H48L45 -16Z', '#9fe8dc') +
  S.glow(0, 4, 70, '#9fe8dc', 0.25);

/** Draws a few sheets with a pen on them. */
export const papers = (turn) =>
  group(
    rect(-38, -48, 80, 104, NIGHT, 'opacity=".35"') +
      rect(-42, -54, 80, 104, '#fbf4e2', 'transform="rotate(-6)"') +
      rect(-40, -54, 80, 104, '#fffaf0') +
      line('M-28 -36H10M-28 -20H26M-28 -6H22M-28 8H28', '#8fa6a4', 4) +
      line('M-24 24L20 36', '#1f5a5c', 6),
    `transform="rotate(${turn})"`,
  );

/** Draws a cup of coffee in its saucer, from above. */
export const cup = (x, y) =>
  circle(x + 3, y + 8, 25, NIGHT, 'opacity=".4"') +
  circle(x, y, 25, '#f8f1e2') +
  line(`M${x + 14} ${y + 10}l12 9`, '#f8f1e2', 8) +
  circle(x, y, 16, '#d9e4de') +
  circle(x, y, 13, '#6a3c20');

/** Draws a glass of water from above, r its radius. */
export const glass = (x, y, r = 13) =>
  circle(x, y, r, '#d8f4ee', 'fill-opacity=".5" stroke="#f4fffa" stroke-width="3.5"') +
  circle(x - r * 0.3, y - r * 0.3, r * 0.28, '#ffffff');
