// keycard: a hand holds a card to a door's lock, a green point of light, the number of the room in brass.
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function keycard({ door = '#33475e', ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 1161, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, '#c9b491'), S.shade(box(0, 0, W, H), '#5a4a3a', 0, 0.8, [0.2, 0, 1, 0.3]));
  const x0 = W * S.by(0.24, 0.16);
  S.add(
    rect(x0 - 60, 0, 60, H, '#1f2c3c'),
    rect(x0, 0, W, H, door),
    S.shade(box(x0, 0, W, H), '#0f1826', 0, 0.92, [0.1, 0, 1, 0.8]),
    rect(x0, 0, 8, H, '#8fa8c4'),
  );
  for (const i of range(30))
    S.add(line(`M${f(x0 + 40 + i * 62)} -10q${i % 2 ? 12 : -12} ${H * 0.5} 0 ${H + 20}`, '#26384c', 3, 'opacity=".6"'));
  // a band of corridor light on the wall, the door's number in brass figures
  S.add(path(`M0 0H${f(x0 - 60)}V${H}H0Z`, '#ffe9c0', 'opacity=".35"'), S.glow(W * 0.05, H * 0.1, 420, '#fff3d0', 0.8));
  const digit = { 7: 'M0 0H110V18L50 170', 1: 'M20 26L60 0V170', 2: 'M6 40Q10 0 56 0Q104 0 104 46Q104 84 6 168H110' };
  const num = [
    ['7', 0],
    ['1', 150],
    ['2', 270],
  ]
    .map(([n, dx]) =>
      group(
        line(digit[n], '#0f1826', 24, 'opacity=".5" transform="translate(9 13)"') +
          line(digit[n], '#d9a34a', 22) +
          line(digit[n], '#fff0b8', 6, 'transform="translate(-4 -4)" opacity=".8"'),
        `transform="translate(${dx} 0)"`,
      ),
    )
    .join('');
  S.add(group(num, `transform="translate(${f(W * S.by(0.52, 0.44))} ${f(H * 0.12)}) scale(${S.by(1, 0.95)})"`));
  const [lx, ly, k] = [x0 + S.by(200, 190), H * S.by(0.56, 0.52), S.by(1.06, 1)];
  const plate = 'M-110 -270H110Q130 -270 130 -250V250Q130 270 110 270H-110Q-130 270 -130 250V-250Q-130 -270 -110 -270Z';
  const lever = 'M-30 90Q-30 60 0 58L380 50Q420 52 420 84Q420 114 384 116L40 128Q-30 130 -30 90Z';
  let o =
    path(plate, '#0c131e', 'opacity=".55" transform="translate(20 26)"') +
    path(plate, '#b9c2cb') +
    S.shade(plate, '#2c3a4a', 0.1, 0.9, [0.2, 0, 0.9, 1]) +
    S.shade(plate, '#ffffff', 0.9, 0, [0, 0, 0.5, 0.4]);
  o +=
    path('M-84 -224H84V-40H-84Z', '#131c28') +
    range(3)
      .map((i) =>
        line(
          `M${-40 + i * 6} ${-150 - i * 20}q${44 - i * 6} ${-30 - i * 8} ${84 - i * 12} 0`,
          '#5fd0a0',
          9,
          `opacity="${f(1 - i * 0.25)}"`,
        ),
      )
      .join('') +
    circle(0, -84, 14, '#7affc0');
  S.add(
    group(o, `transform="translate(${f(lx)} ${f(ly)}) scale(${k})"`),
    S.glow(lx, ly - 84 * k, 190 * k, '#7affc0', 0.75),
  );
  S.add(
    group(
      path(lever, '#0c131e', 'opacity=".55" transform="translate(22 34)"') +
        path(lever, '#d3dae0') +
        S.shade(lever, '#2c3a4a', 0, 0.95, [0.3, 0, 0.4, 1]) +
        line('M10 70L390 62', '#ffffff', 8, 'opacity=".9"') +
        circle(10, 92, 56, '#aab4be') +
        S.shade('M-46 92a56 56 0 1 1 112 0a56 56 0 1 1 -112 0Z', '#2c3a4a', 0, 0.9, [0.2, 0, 0.8, 1]),
      `transform="translate(${f(lx)} ${f(ly + 40)}) scale(${k})"`,
    ),
  );
  // the card in the hand
  const [cx, cy] = [lx + 190 * k, ly - 130 * k];
  const c = 'M-210 -130H210Q228 -130 228 -112V112Q228 130 210 130H-210Q-228 130 -228 112V-112Q-228 -130 -210 -130Z';
  S.add(
    group(
      path(c, '#0c131e', 'opacity=".5" transform="translate(26 34)"') +
        path(c, '#f6efe0') +
        S.shade(c, '#7a8a9a', 0, 0.7, [0.2, 0, 1, 1]) +
        path('M-228 40Q-60 -30 228 60V112Q228 130 210 130H-210Q-228 130 -228 112Z', '#c8642f') +
        S.shade(
          'M-228 40Q-60 -30 228 60V112Q228 130 210 130H-210Q-228 130 -228 112Z',
          '#5a1f0c',
          0,
          0.8,
          [0, 0, 1, 0.5],
        ) +
        rect(-170, -84, 130, 18, '#33475e', 'rx="5"') +
        rect(-170, -48, 90, 10, '#9aa8b4', 'rx="5"'),
      `transform="translate(${f(cx)} ${f(cy)}) rotate(-9) scale(${k * 0.95})"`,
    ),
    group(
      pinch(
        S,
        { base: '#b67c54', dark: '#3a1a12', lite: '#f8c89c', nail: '#ecc4aa', trim: '#f6efe0' },
        { sleeve: '#5a7694' },
      ),
      `transform="translate(${f(cx + 160 * k)} ${f(cy + 20 * k)}) rotate(${S.by(196, 214)}) scale(1.02)"`,
    ),
  );
  return finish(S, options.framed);
}
