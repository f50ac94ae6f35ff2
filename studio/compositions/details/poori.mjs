// poori: two hands tear a hot poori over a brass plate, on the diagonal.
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const SKIN = { base: '#a9704a', dark: '#4a2418', lite: '#dba678', nail: '#e9c0a0', trim: '#f0c060' };

function bowl(S, x, y, R, food, bits) {
  let o =
    ellipse(x + 14, y + 20, R * 1.06, R * 1.04, '#1c0c08', 'opacity=".45"') +
    circle(x, y, R, '#d9a64e') +
    S.shade(oval(x, y, R), '#6a3a12', 0, 0.9, [0.1, 0, 1, 1]) +
    circle(x, y, R * 0.86, '#8a5a22') +
    circle(x, y, R * 0.82, food) +
    S.shade(oval(x, y, R * 0.82), '#2a0c08', 0.8, 0, [0, 0, 0.6, 0.7]);
  for (const _ of range(bits.n)) {
    const [a, r] = [S.r() * 6.28, Math.sqrt(S.r()) * R * 0.66];
    o += ellipse(
      x + Math.cos(a) * r,
      y + Math.sin(a) * r,
      bits.size * (0.7 + 0.6 * S.r()),
      bits.size * (0.5 + 0.4 * S.r()),
      bits.colours[Math.floor(S.r() * bits.colours.length)],
    );
  }
  return o + circle(x, y, R * 0.93, 'none', `stroke="#fff0c4" stroke-width="3" opacity=".8"`);
}

export function poori({ cloth = '#14524c', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 511, ...options });
  const { W, H } = S;
  const [x, y] = [W * S.by(0.52, 0.5), H * 0.48];
  S.add(rect(0, 0, W, H, cloth), S.shade(`M0 0H${W}V${H}H0Z`, '#04181a', 0.1, 0.85, [0, 0, 1, 1]));
  for (const i of range(34))
    S.add(line(`M${-400 + i * 90} ${-20}l${H * 0.7} ${H + 60}`, '#0b3a36', 3, 'opacity=".55"'));
  const R = S.by(560, 540);
  S.add(
    ellipse(x + 30, y + 40, R * 1.04, R * 1.03, '#03100f', 'opacity=".55"'),
    circle(x, y, R, '#d9a64e'),
    S.shade(oval(x, y, R), '#6a3a12', 0, 0.85, [0.15, 0.1, 0.9, 1]),
    S.shade(oval(x, y, R), '#fff0b8', 0.85, 0, [0.1, 0, 0.5, 0.5]),
    circle(x, y, R * 0.93, 'none', 'stroke="#8a5a1e" stroke-width="5"'),
    circle(x, y, R * 0.9, 'none', 'stroke="#f8e0a0" stroke-width="2.4"'),
  );
  for (const i of range(60)) {
    const a = (i * Math.PI) / 30;
    S.add(circle(x + Math.cos(a) * R * 0.965, y + Math.sin(a) * R * 0.965, 7, '#f4dc9c'));
  }
  S.add(
    bowl(S, x - R * 0.5, y - R * 0.5, R * 0.27, '#c8641e', {
      n: 26,
      size: 20,
      colours: ['#e9b04a', '#f0c060', '#8a3a12'],
    }),
    bowl(S, x + R * 0.02, y - R * 0.66, R * 0.22, '#f6ecd2', {
      n: 14,
      size: 8,
      colours: ['#7fa04a', '#c8502f', '#fffaf0'],
    }),
    bowl(S, x + R * 0.52, y + R * 0.54, R * 0.24, '#7a2f12', { n: 18, size: 16, colours: ['#3a140a', '#a8501e'] }),
  );
  // the poori in two halves with a torn edge, steam from the tear
  const tear = range(15).map((i) => [-250 + i * 36, (i % 2 ? 26 : -20) + ((i * 37) % 17) - 8]);
  const half = (s) =>
    `M${tear[0].join(' ')}${tear
      .slice(1)
      .map((q) => `L${q.map(f).join(' ')}`)
      .join('')}A254 ${236} 0 0 ${s > 0 ? 1 : 0} -250 ${tear[0][1]}Z`;
  const piece = (s, dx, dy) => {
    const d = half(s);
    const edge = `M${tear.map((q) => q.map(f).join(' ')).join('L')}`;
    const blisters = range(12).map(() => {
      const [a, r] = [S.r() * Math.PI * s, 70 + S.r() * 130];
      return (
        ellipse(Math.cos(a) * r, Math.sin(a) * r, 14 + S.r() * 22, 10 + S.r() * 14, '#f6cf74', 'opacity=".7"') +
        ellipse(Math.cos(a) * r + 5, Math.sin(a) * r + 7, 12 + S.r() * 14, 8, '#a85a14', 'opacity=".45"')
      );
    });
    return group(
      path(d, '#1c0c08', 'opacity=".4" transform="translate(14 20)"') +
        path(d, '#e2a03c') +
        S.shade(d, '#8a4a10', 0, 0.95, [0.3, s > 0 ? 0 : 1, 0.6, s > 0 ? 1 : 0]) +
        S.shade(d, '#fff0b0', 0.8, 0, [0, 0, 0.5, 0.6]) +
        S.inside(d, blisters.join('')) +
        line(edge, '#fff2cc', 16) +
        line(edge, '#f0cf90', 7),
      `transform="translate(${f(x + dx)} ${f(y + dy)}) rotate(-42)"`,
    );
  };
  S.add(piece(-1, -40, -44), piece(1, 44, 48));
  for (const s of [-30, 10, 46])
    S.add(line(`M${f(x + s)} ${f(y - 30)}q-50 -70 0 -140t10 -150t20 -120`, '#fff6e0', 13, 'opacity=".3"'));
  // the one who tears from the lower left, the one who helps from the upper right
  S.add(
    group(
      pinch(S, SKIN, { sleeve: '#a3243c', bangles: ['#e0ae57', '#c2185b', '#e0ae57', '#2f8f86', '#e0ae57'] }),
      `transform="translate(${f(x - 150)} ${f(y + 206)}) rotate(-34) scale(1.06)"`,
    ),
    group(
      pinch(S, { ...SKIN, base: '#8f5a3a', lite: '#c48f63' }, { sleeve: '#f4ecdc' }),
      `transform="translate(${f(x + 168)} ${f(y - 190)}) rotate(146) scale(1.06)"`,
    ),
  );
  return finish(S, options.framed);
}
