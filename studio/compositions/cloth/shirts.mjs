// shirts: pressed shirts on a rail in a wardrobe, one sleeve caught by the light, a tie rolled below.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws a hanging shirt seen from its side, `open` 0 edge on to 1 turned to the front. */
function shirt(S, colour, open) {
  const w = 60 + 210 * open;
  const dark = mix(colour, '#1c2738', 0.7);
  const body = `M${-w * 0.3} -20C${-w * 0.8} 10 ${-w} 40 ${-w} 110L${-w * 0.94} 900H${w * 0.94}L${w} 110C${w} 40 ${w * 0.8} 10 ${w * 0.3} -20Z`;
  const sleeve = `M${w * 0.72} 20C${w * 1.06} 60 ${w * 1.12} 260 ${w * 1.02} 690L${w * 0.64} 700C${w * 0.7} 380 ${w * 0.62} 200 ${w * 0.56} 90Z`;
  const left = `M${-w * 0.72} 20C${-w * 1.06} 60 ${-w * 1.12} 260 ${-w * 1.02} 690L${-w * 0.64} 700C${-w * 0.7} 380 ${-w * 0.62} 200 ${-w * 0.56} 90Z`;
  let o =
    path(body, colour) + S.shade(body, dark, 0.75, 0, [0, 0, 0.4, 0.1]) + S.shade(body, dark, 0, 0.8, [0.5, 0, 1, 0.2]);
  for (const d of [left, sleeve])
    o +=
      path(d, mix(colour, '#ffffff', 0.15)) +
      S.shade(d, dark, 0.1, 0.85, [0.2, 0, 1, 0.3]) +
      line(d, dark, 2, 'opacity=".5"');
  for (const s of [-1, 1])
    o +=
      path(
        `M${s * w * 0.64} 640L${s * w * 1.03} 632L${s * w * 1.02} 700L${s * w * 0.63} 708Z`,
        mix(colour, '#ffffff', 0.35),
      ) + circle(s * w * 0.72, 672, 7, '#8a96a8');
  if (open > 0.4) {
    o += line('M0 30V900', dark, 4, 'opacity=".6"') + line('M-22 30V900M22 30V900', dark, 2, 'opacity=".4"');
    for (const i of range(7)) o += circle(0, 90 + i * 116, 8, '#f4f6f8') + circle(0, 90 + i * 116, 3, '#8a96a8');
    o +=
      path(`M-${w * 0.3} -24Q0 30 ${w * 0.3} -24L${w * 0.2} 90L0 26L-${w * 0.2} 90Z`, mix(colour, '#ffffff', 0.4)) +
      line(`M-${w * 0.3} -24Q0 30 ${w * 0.3} -24L${w * 0.2} 90L0 26L-${w * 0.2} 90Z`, dark, 3, 'opacity=".6"');
    o += path(
      `M${w * 0.2} 220h${w * 0.42}v120l-${w * 0.21} 26l-${w * 0.21} -26Z`,
      'none',
      `stroke="${dark}" stroke-width="3" opacity=".6"`,
    );
  }
  return o;
}

export function shirts({
  wood = '#3f4c5c',
  colours = ['#f4f2ea', '#b9c6d6', '#e2e6ea', '#7f95b0', '#f7efe0', '#cdd6de'],
  ...options
} = {}) {
  const S = stage({ pal: 'mustard', seed: 801, ...options });
  const { W, H } = S;
  S.add(
    rect(0, 0, W, H, wood),
    S.shade(box(0, 0, W, H), '#121a26', 0, 0.95, [0.9, 0, 0.1, 1]),
    path(`M${W} 0H${W * 0.46}L${W * 0.9} ${H}H${W}Z`, '#ffe9c4', 'opacity=".28"'),
  );
  const y = H * 0.14;
  S.add(
    rect(0, y - 16, W, 26, '#b8863f'),
    rect(0, y - 12, W, 6, '#fff0c4'),
    S.shade(box(0, y - 16, W, y + 10), '#3a2408', 0, 0.9, [0, 0, 0, 1]),
  );
  const n = S.by(11, 7);
  const k = S.by(0.86, 0.96);
  for (const i of range(n)) {
    const x = W * (0.05 + (i * 0.62) / (n - 1));
    const open = 0.05 + 0.1 * Math.abs(Math.sin(i * 1.7));
    S.add(
      line(`M${f(x)} ${f(y - 20)}a22 22 0 1 1 22 22q-22 4 -22 40`, '#9aa6b2', 8),
      group(shirt(S, colours[i % 6], open), `transform="translate(${f(x)} ${f(y + 92)}) scale(${k})"`),
    );
  }
  const x = W * S.by(0.82, 0.76);
  S.add(
    line(`M${f(x)} ${f(y - 20)}a22 22 0 1 1 22 22q-22 4 -22 40`, '#c8ccd0', 9),
    line(`M${f(x - 190)} ${f(y + 110)}Q${f(x)} ${f(y + 20)} ${f(x + 190)} ${f(y + 110)}`, '#8a5a2c', 20),
    group(
      path('M-250 40L280 60L300 940H-240Z', '#0c121c', 'opacity=".45"') + shirt(S, '#fbfaf4', 0.86),
      `transform="translate(${f(x)} ${f(y + 92)}) scale(${k})"`,
    ),
  );
  // shelf with a rolled tie, a watch and folded handkerchiefs
  const s = H * S.by(0.87, 0.88);
  S.add(
    rect(0, s, W, H, '#6a4e34'),
    rect(0, s, W, 8, '#d8b07a'),
    S.shade(box(0, s, W, H), '#1a0e08', 0, 0.9, [0.8, 0, 0, 1]),
  );
  const [tx, ty] = [W * S.by(0.2, 0.26), s + 4];
  for (const r of [78, 60, 44, 28, 14]) S.add(circle(tx, ty - 40, r, r % 4 ? '#1f3f6a' : '#c8963f'));
  S.add(
    path(
      `M${f(tx)} ${f(ty + 38)}L${f(tx + 300)} ${f(ty + 20)}L${f(tx + 350)} ${f(ty + 50)}L${f(tx + 300)} ${f(ty + 74)}L${f(tx)} ${f(ty + 62)}Z`,
      '#1f3f6a',
    ),
    ...range(5).map((i) => line(`M${f(tx + 60 + i * 48)} ${f(ty + 30)}l20 36`, '#c8963f', 8)),
  );
  const [wx, wy] = [W * S.by(0.5, 0.56), s + 40];
  S.add(
    ellipse(wx, wy + 12, 120, 28, '#1a0e08', 'opacity=".6"'),
    line(`M${f(wx - 110)} ${f(wy)}Q${f(wx)} ${f(wy - 70)} ${f(wx + 110)} ${f(wy)}`, '#5a3a24', 34),
    circle(wx, wy - 34, 46, '#d8dce0'),
    circle(wx, wy - 34, 37, '#fbfaf4'),
    line(`M${f(wx)} ${f(wy - 34)}V${f(wy - 60)}M${f(wx)} ${f(wy - 34)}l16 8`, '#1c2738', 5),
  );
  return finish(S, options.framed);
}
