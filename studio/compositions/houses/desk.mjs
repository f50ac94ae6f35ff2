// desk: seven in the morning at a window on the city: a laptop, a cup, the metro going past.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

function towers(S, hz, n, [lo, hi], tone, lit, seedless) {
  let o = '';
  for (const i of range(n)) {
    const w = (S.W / n) * (0.55 + 0.5 * S.r());
    const x = (i / n) * S.W + S.r() * 40 - 40;
    const h = lo + (hi - lo) * S.r() ** 1.4;
    const d = box(x, hz, x + w, hz - h);
    o +=
      path(d, tone) +
      S.shade(d, mix(tone, '#24344f', 0.7), 0.6, 0, [1, 0, 0, 0.3]) +
      S.shade(d, '#ffe9c4', 0.8, 0, [0, 0, 0.3, 0]);
    if (seedless) continue;
    for (const a of range(Math.floor(w / 17)))
      for (const b of range(Math.floor(h / 24)))
        if (S.r() > 0.55)
          o += rect(x + 8 + a * 17, hz - h + 12 + b * 24, 9, 12, S.r() > 0.86 ? lit : mix(tone, '#24344f', 0.35));
  }
  return o;
}

function train(S, y, x0, n) {
  return range(n)
    .map((i) => {
      const x = x0 + i * 268;
      const d = `M${x} ${y}V${y - 66}Q${x} ${y - 78} ${x + 14} ${y - 78}H${x + 248}Q${x + 262} ${y - 78} ${x + 262} ${y - 66}V${y}Z`;
      return (
        path(d, '#eef1f2') +
        S.shade(d, '#52647e', 0, 0.8, [0, 0, 0, 1]) +
        rect(x, y - 22, 262, 8, '#3f7fae') +
        range(6)
          .map(
            (k) => rect(x + 16 + k * 41, y - 64, 28, 30, '#ffe3a8') + rect(x + 16 + k * 41, y - 64, 28, 9, '#fff6dc'),
          )
          .join('')
      );
    })
    .join('');
}

export function desk({ sky = ['#6f8aa8', '#b9c4c8', '#f3dcc0', '#fbe9c8'], cup = '#c8603a', ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 411, ...options });
  const { W, H } = S;
  const sill = H * S.by(0.66, 0.64);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, sky[0]],
        [0.4, sky[1]],
        [0.62, sky[2]],
        [0.7, sky[3]],
      ]),
    ),
    S.shade(`M0 0H${W}V${H * 0.4}H0Z`, sky[0], 0.9, 0, [0.2, 0, 0.5, 1]),
    S.glow(W * 0.3, sill - 190, 420, '#fff3d0', 0.9),
    circle(W * 0.3, sill - 190, 62, '#fff8e4'),
  );
  S.add(
    towers(S, sill, S.by(17, 10), [120, 430], mix(sky[1], '#8fa0b4', 0.6), '#fff0c8', true),
    towers(S, sill, S.by(11, 7), [90, S.by(520, 560)], '#7f92aa', '#fff0c8'),
    towers(S, sill, S.by(8, 5), [60, 250], '#566a86', '#ffe3a8'),
  );
  const rail = sill - 110;
  for (const i of range(9)) {
    const x = -60 + i * S.by(270, 240);
    S.add(
      path(
        P([
          [x - 14, sill],
          [x + 14, sill],
          [x + 14, rail + 40],
          [x + 40, rail + 14],
          [x - 40, rail + 14],
          [x - 14, rail + 40],
        ]),
        '#c6cbd0',
      ),
      S.shade(box(x - 40, sill, x + 40, rail), '#42546e', 0, 0.85),
    );
  }
  S.add(
    rect(-10, rail, W + 20, 26, '#d5d8d8'),
    rect(-10, rail + 20, W + 20, 8, '#6a7a90'),
    train(S, rail, W * S.by(0.3, 0.12), S.by(5, 4)),
  );
  // the window's grid, and the curtain to the right
  const bars = S.by([0.2, 0.5, 0.8], [0.34, 0.76]);
  const frame = '#2c3a4f';
  for (const b of bars) S.add(rect(W * b - 9, 0, 18, sill, frame), rect(W * b - 9, 0, 4, sill, '#8a9ab0'));
  S.add(rect(0, H * 0.2, W, 13, frame), rect(0, H * 0.2, W, 3, '#8a9ab0'));
  const drape = `M${W * S.by(0.87, 0.86)} -10Q${W * 0.9} ${sill * 0.5} ${W * S.by(0.86, 0.83)} ${sill + 60}H${W + 20}V-10Z`;
  S.add(
    path(drape, '#8f9db0'),
    range(7)
      .map((i) => {
        const x = W * (0.875 + i * 0.021);
        return S.shade(box(x, -10, x + W * 0.018, sill + 60), '#2c3a4f', 0, 0.8, [0, 0, 1, 0]);
      })
      .join(''),
  );
  // desk: walnut, lit from the window
  const top = P([
    [-20, sill],
    [W + 20, sill],
    [W + 20, H + 20],
    [-20, H + 20],
  ]);
  S.add(
    rect(0, sill - 14, W, 20, '#f2e6d2'),
    path(top, '#7a5236'),
    S.shade(top, '#2a1a14', 0, 0.9, [0.3, 0, 0.2, 1]),
    S.shade(top, '#ffdcae', 0.85, 0, [0.3, 0, 0.4, 0.5]),
  );
  for (const i of range(7))
    S.add(
      line(
        `M-20 ${f(sill + 30 + i * 60)}Q${W * 0.5} ${f(sill + 16 + i * 62)} ${W + 20} ${f(sill + 36 + i * 58)}`,
        '#4f3222',
        2,
        'opacity=".45"',
      ),
    );
  for (const b of bars)
    S.add(
      path(
        P([
          [W * b - 10, sill],
          [W * b + 10, sill],
          [W * b + 240, H],
          [W * b + 170, H],
        ]),
        '#3a2418',
        'opacity=".4"',
      ),
    );
  const [lx, ly] = [W * S.by(0.66, 0.6), sill + S.by(236, 300)];
  const k = S.by(1, 1.05);
  S.add(
    group(
      path('M-330 26L-262 -52H262L330 26Z', '#1a1210', 'opacity=".45" transform="translate(10 22)"') +
        path('M-250 -52L-226 -330Q-224 -344 -210 -344H210Q224 -344 226 -330L250 -52Z', '#28323f') +
        path('M-226 -66L-206 -324H206L226 -66Z', '#dfe9ee') +
        S.shade('M-226 -66L-206 -324H206L226 -66Z', '#6a86a6', 0.1, 0.8, [0, 0, 1, 1]) +
        rect(-160, -286, 130, 16, '#3f6f9a') +
        line('M-160 -244H60M-166 -214H110M-170 -184H20', '#7f97b0', 8) +
        path('M60 -120V-170H90V-120ZM104 -120V-206H134V-120ZM148 -120V-152H178V-120Z', '#c8783a') +
        path('M-250 -52H250L330 26Q332 40 318 40H-318Q-332 40 -330 26Z', '#c3cad0') +
        S.shade('M-250 -52H250L330 26H-330Z', '#4a5a6e', 0.1, 0.7, [0, 0, 0, 1]) +
        path('M-214 -40H214L250 -4H-250Z', '#3a4654') +
        line('M-206 -30H208M-220 -18H222M-232 -8H236', '#6a7888', 2, 'stroke-dasharray="22 5"') +
        path('M-70 4H70L80 24H-80Z', '#aab4bc'),
      `transform="translate(${f(lx)} ${f(ly)}) scale(${k})"`,
    ),
  );
  const [cx, cy] = [W * S.by(0.9, 0.2), ly + S.by(16, 110)];
  const body = `M${cx - 62} ${cy - 96}Q${cx - 58} ${cy + 18} ${cx - 26} ${cy + 22}H${cx + 26}Q${cx + 58} ${cy + 18} ${cx + 62} ${cy - 96}Z`;
  S.add(
    ellipse(cx + 10, cy + 26, 104, 26, '#1a1210', 'opacity=".45"'),
    ellipse(cx, cy + 18, 98, 24, '#f6ead6'),
    line(`M${cx + 56} ${cy - 66}q56 -10 44 34q-12 30 -56 22`, cup, 14),
    path(body, cup),
    S.shade(body, '#3a140c', 0, 0.9, [0.3, 0, 1, 0]),
    ellipse(cx, cy - 96, 62, 17, '#f6ead6'),
    ellipse(cx, cy - 95, 53, 13, '#6a3a1e'),
  );
  for (const s of [-18, 14]) S.add(line(`M${cx + s} ${cy - 120}q-26 -40 0 -76t4 -76`, '#fffaf0', 9, 'opacity=".5"'));
  return finish(S, options.framed);
}
