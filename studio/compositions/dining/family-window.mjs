// familyWindow: a small dining room seen from the garden at night; a family round one table under a lamp, behind panes.
import { mix } from '../../kit/colour.mjs';
import { garland } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, oval, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, castOn, lit, plate, tallGlass } from '../../parts/dining/crockery.mjs';
import { shadeLamp } from '../../parts/dining/furniture.mjs';

const [BRICK, NIGHT, TEAL, MUSTARD] = ['#4a3560', '#151236', '#1f6f6c', '#e0a43c'];
const SKINS = ['#9a5c3c', '#b5764e', '#83492f', '#a86a46'];
const HAIR = '#1f1218';

/** Draws one of the family, who sits at the table facing the window, looks to the left (-1) or the right (1). */
function sitter(S, x, y, k, { cloth, look, woman, turban, grey }) {
  const skin = SKINS[Math.floor(S.r() * 4)];
  const hair = grey ? '#b9b0ac' : HAIR;
  const head = oval(0, -150, 44, 54);
  const body = 'M-118 60C-118 -50 -84 -84 -30 -92H30C84 -84 118 -50 118 60Z';
  const arm = `M${look * 70} -40C${look * 150} 0 ${look * 150} 40 ${look * 100} 66L${look * 84} 44C${look * 96} 20 ${look * 90} 10 ${look * 50} 0Z`;
  let o = woman
    ? path('M-54 -150C-66 -220 66 -220 54 -150C70 -90 60 -60 40 -50H-40C-60 -60 -70 -90 -54 -150Z', hair)
    : '';
  o += path('M-18 -112H18L26 -80H-26Z', mix(skin, HAIR, 0.3)) + lit(S, body, cloth, 0.7);
  if (woman)
    o += lit(
      S,
      `M${-look * 40} -92C${-look * 100} -80 ${-look * 90} 20 ${-look * 30} 60H${look * 60}C${look * 10} 0 ${-look * 20} -40 ${-look * 10} -92Z`,
      mix(cloth, '#ffe0a0', 0.45),
    );
  o +=
    lit(S, head, skin, 0.6) +
    ellipse(look * 20 - 12, -156, 4.5, 5, HAIR) +
    ellipse(look * 20 + 14, -156, 4.5, 5, HAIR) +
    line(`M${look * 20 - 12} -122Q${look * 22} -112 ${look * 20 + 14} -122`, '#7a2a2c', 4) +
    line(`M${look * 24} -150Q${look * 34} -138 ${look * 22} -136`, mix(skin, HAIR, 0.45), 3);
  if (turban)
    o +=
      lit(S, 'M-54 -160C-66 -236 60 -244 56 -164C30 -186 -20 -190 -54 -160Z', turban) +
      line('M-50 -172Q0 -206 54 -178M-46 -192Q0 -222 50 -196', mix(turban, HAIR, 0.5), 4) +
      path('M-40 -128Q-34 -92 0 -88Q34 -92 40 -128Q20 -104 0 -104Q-20 -104 -40 -128Z', hair);
  else
    o += path(
      woman
        ? 'M-46 -152C-50 -216 50 -216 46 -152C36 -190 14 -196 0 -198C-14 -196 -36 -190 -46 -152Z'
        : 'M-48 -150C-56 -222 56 -222 48 -150C42 -182 20 -188 -10 -186C-34 -184 -44 -176 -48 -150Z',
      hair,
    );
  if (woman) o += circle(look * 12, -176, 4, '#c2142c') + circle(-42, -136, 6, MUSTARD) + circle(42, -136, 6, MUSTARD);
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${k})">${o}${lit(S, arm, mix(cloth, '#ffffff', 0.12))}</g>`;
}

/** Draws somebody from behind, in a teal chair at the near side of the table. */
const fromBehind = (S, x, y, k, tone, hair) =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})">${lit(S, 'M-120 200C-124 40 -84 -20 -24 -30H24C84 -20 124 40 120 200Z', tone)}${circle(0, -78, 52, hair)}${hair === HAIR ? circle(0, -116, 26, hair) : line('M-46 -84Q0 -120 48 -92M-40 -62Q0 -96 48 -70', mix(hair, HAIR, 0.5), 5)}${lit(S, 'M-126 230C-132 120 -110 96 0 92C110 96 132 120 126 230Z', TEAL)}${line('M-126 230C-132 120 -110 96 0 92C110 96 132 120 126 230', MUSTARD, 5)}</g>`;

function dinner(S, x, y) {
  const cloth = oval(x, y, 400, 92);
  const drop = `M${x - 400} ${y}L${x - 384} ${y + 170}H${x + 384}L${x + 400} ${y}A400 92 0 0 1 ${x - 400} ${y}Z`;
  let o =
    path(drop, '#e9d9bc') +
    S.shade(drop, '#7a3a3c', 0.1, 0.8, [0, 0, 0, 1]) +
    path(cloth, '#fff6e2') +
    S.pool(cloth, x, y - 20, 330, '#ffe0a0', 0.8) +
    line(cloth, MUSTARD, 4);
  o +=
    plate(S, x - 40, y - 6, 130, { e: 0.28, rim: TEAL }) +
    range(9)
      .map((i) =>
        lit(S, oval(x - 120 + (i % 5) * 40, y - 22 - Math.floor(i / 5) * 22, 27, 14), i % 2 ? '#d8862c' : '#c26a1c'),
      )
      .join('') +
    lit(S, oval(x + 60, y - 8, 16, 10), '#f6e27a', 0.3);
  o +=
    bowl(S, x + 190, y + 26, 62, { tone: '#c97a3c', fill: '#5a2414', heap: '#fff2dc' }) +
    bowl(S, x - 240, y + 20, 52, { tone: '#d9a03c', fill: '#d8a04a', heap: '#7f9a3c' });
  o += range(12)
    .map((i) => {
      const [dx, dy] = [((i % 4) - 1.5) * 34 + (Math.floor(i / 4) % 2) * 12, -Math.floor(i / 4) * 20];
      return (
        ellipse(x + 20 + dx, y + 56 + dy, 20, 12, 'none', 'stroke="#f0862c" stroke-width="7"') +
        ellipse(x + 20 + dx, y + 56 + dy, 8, 4, 'none', 'stroke="#f7a83c" stroke-width="5"')
      );
    })
    .join('');
  return (
    o +
    [
      [-330, 8],
      [-150, 50],
      [300, 14],
      [130, -54],
      [-180, -50],
    ]
      .map(([dx, dy]) => tallGlass(S, x + dx, y + dy, 66, { drink: '#f2d9b0' }))
      .join('')
  );
}

export function familyWindow(options = {}) {
  const S = stage({ pal: 'night', seed: 47, ...options });
  const { W, H } = S;
  const all = box(0, 0, W, H);
  S.add(path(all, BRICK));
  for (const j of range(34))
    for (const i of range(14))
      if (S.r() < 0.75)
        S.add(
          path(
            box(i * 92 - (j % 2) * 46 + 3, j * 40 + 3, i * 92 - (j % 2) * 46 + 87, j * 40 + 36),
            mix(BRICK, S.r() > 0.5 ? '#7a4a7a' : NIGHT, S.r() * 0.35),
          ),
        );
  S.add(S.shade(all, NIGHT, 0.95, 0.1, [0, 0, 0.3, 0.75], 'b'), S.pool(all, 600, 640, 800, '#e08a4a', 0.45));
  const [x0, y0, x1, y1] = [140, 250, 1060, 1110];
  const room = box(x0, y0, x1, y1);
  let inner =
    path(
      room,
      S.lin([
        [0, '#c9862c'],
        [0.6, '#e9ab4a'],
        [1, '#b5702c'],
      ]),
    ) + S.pool(room, 600, 560, 520, '#ffeab0', 0.9);
  for (const i of range(7)) inner += line(`M${x0 + 60 + i * 135} ${y0}V${y1}`, '#a8641c', 3, 'opacity=".5"');
  for (const [px, tone] of [
    [270, '#b02a5a'],
    [930, TEAL],
  ]) {
    const cloth = box(px - 84, 380, px + 84, 600);
    inner +=
      path(box(px - 96, 368, px + 96, 612), '#6a3a1c') +
      path(cloth, tone) +
      range(30)
        .map((i) =>
          path(
            `M${px - 60 + (i % 5) * 30} ${404 + Math.floor(i / 5) * 34}l13 14l-13 14l-13 -14Z`,
            ['#f6c24a', '#f0864a', '#fff0d0'][i % 3],
          ),
        )
        .join('') +
      S.shade(cloth, NIGHT, 0, 0.5);
  }
  const back = [
    [300, 800, 0.92, { cloth: '#2f7f9a', look: 1, turban: '#d9457f', grey: true }],
    [455, 778, 0.84, { cloth: '#c23a6a', look: 1, woman: true }],
    [610, 764, 0.62, { cloth: '#f0a02c', look: -1 }],
    [760, 778, 0.84, { cloth: '#5f7a3c', look: -1 }],
    [905, 800, 0.9, { cloth: '#7a3a8a', look: -1, woman: true, grey: true }],
  ];
  inner +=
    back.map(([x, y, k, who]) => sitter(S, x, y, k, who)).join('') +
    dinner(S, 600, 890) +
    fromBehind(S, 400, 985, 0.78, '#d8703c', HAIR) +
    fromBehind(S, 800, 985, 0.84, '#3f5f9a', '#b02a4a') +
    shadeLamp(S, 600, y0, 500, 128, { shade: TEAL, cord: MUSTARD, strong: 0.9 });
  S.add(
    path(box(x0 - 46, y0 - 46, x1 + 46, y1 + 40), '#e9d3b4'),
    S.shade(box(x0 - 46, y0 - 46, x1 + 46, y1 + 40), NIGHT, 0.2, 0.85, [0.3, 0, 1, 0.5]),
    S.inside(room, inner),
  );
  for (const i of range(4)) S.add(lit(S, box(x0 + i * 306.6 - 13, y0, x0 + i * 306.6 + 13, y1), '#2f5a58'));
  for (const y of [y0, 470, y1]) S.add(lit(S, box(x0, y - 10, x1, y + 10), '#2f5a58'));
  S.add(
    path(`M${x0 + 20} ${y0 + 20}L${x0 + 190} ${y0 + 20}L${x0 + 20} ${y0 + 250}Z`, '#ffffff', 'opacity=".13"'),
    path(`M760 ${y1 - 20}L940 ${y1 - 20}L1040 ${y1 - 240}V${y1 - 420}Z`, '#ffffff', 'opacity=".1"'),
  );
  for (const i of range(4)) S.add(garland([96 + i * 252, 214], [348 + i * 252, 214], 74, 15));
  S.add(lit(S, box(60, 1146, 1140, 1192), '#d9c0a0'));
  for (const [x, r] of [
    [170, 70],
    [330, 50],
    [900, 56],
    [1050, 78],
  ]) {
    S.add(
      castOn(x, 1146, r, 12),
      lit(S, `M${x - r * 0.8} ${1146 - r}H${x + r * 0.8}L${x + r * 0.56} 1148H${x - r * 0.56}Z`, '#a8522c'),
    );
    for (const i of range(15))
      S.add(
        ellipse(
          x + (i - 7) * r * 0.12,
          1146 - r * (1.1 + 0.5 * S.r()),
          r * 0.16,
          r * 0.26,
          i % 2 ? '#2f6a4a' : '#1f4a44',
          `transform="rotate(${(i - 7) * 9} ${x} ${1146 - r})"`,
        ),
        i % 4 ? '' : circle(x + (i - 7) * r * 0.12, 1146 - r * (1.3 + 0.4 * S.r()), r * 0.13, '#e0387a'),
      );
  }
  const ground = box(0, 1280, W, H);
  S.add(
    S.shade(box(0, 1192, W, 1300), NIGHT, 0, 0.9, [0, 0, 0, 1]),
    path(ground, '#1f2a3c'),
    S.pool(ground, 600, 1290, 640, '#e9a04a', 0.8),
  );
  for (const _ of range(90))
    S.add(ellipse(S.r() * W, 1285 + S.r() * 215, 40, 17, S.r() > 0.6 ? '#3f4a44' : '#17203a', 'opacity=".6"'));
  return finish(S, options.framed);
}
