// roomKey: a brass key with a mustard tassel on a ledger, a bell and a pen beside it, morning light across.
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function roomKey({ wood = '#6a4526', tassel = '#e0a21c', ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 1101, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, wood));
  for (const i of range(22))
    S.add(line(`M-20 ${i * 72}q${W * 0.5} ${i % 2 ? 26 : -26} ${W + 40} 8`, '#4a2c16', 4, 'opacity=".5"'));
  S.add(
    path(`M${W * 0.34} -20H${W * 0.84}L${W * 0.5} ${H + 20}H${-W * 0.1}Z`, '#ffdf9c', 'opacity=".3"'),
    S.shade(box(0, 0, W, H), '#1c0e08', 0, 0.9, [0.3, 0, 1, 1]),
  );
  // the ledger: ruled, a column of names in strokes
  const page = 'M-520 -420H470Q500 -420 500 -390V500H-520Z';
  let b =
    path(page, '#1c0e08', 'opacity=".5" transform="translate(22 30)"') +
    path('M-540 -436H484V520H-540Z', '#23486a') +
    path(page, '#f6ecd4') +
    S.shade(page, '#8a6a3a', 0, 0.7, [0.3, 0, 1, 1]);
  for (const i of range(15))
    b +=
      line(`M-490 ${-360 + i * 58}H470`, '#b8c4c0', 3) +
      (i % 5 === 4
        ? ''
        : line(
            range(6)
              .map((q) => `M${-450 + q * 50} ${-374 + i * 58}q10 -26 20 0t20 -6`)
              .join(''),
            '#2c3a5a',
            5,
          ) + line(`M60 ${-374 + i * 58}q10 -20 22 0q12 -22 24 0M250 ${-374 + i * 58}h90`, '#2c3a5a', 5));
  b += line('M10 -420V500M210 -420V500', '#c8503a', 4, 'opacity=".7"');
  S.add(group(b, `transform="translate(${f(W * S.by(0.44, 0.46))} ${f(H * S.by(0.6, 0.56))}) rotate(-13)"`));
  // the key, its tag and the tassel
  const metal = (d) =>
    path(d, '#d9a340') +
    S.shade(d, '#5a3008', 0, 0.95, [0.2, 0, 0.8, 1]) +
    S.shade(d, '#fff4c0', 0.9, 0, [0, 0, 0.5, 0.5]);
  const bow =
    'M0 -120C90 -120 140 -60 130 10C120 80 60 96 30 120H-30C-60 96 -120 80 -130 10C-140 -60 -90 -120 0 -120ZM0 -70C-50 -70 -84 -36 -78 6C-70 46 -30 52 0 52C30 52 70 46 78 6C84 -36 50 -70 0 -70Z';
  const shank = 'M-26 110H26V470H100V520H26V560H80V610H-26Z';
  let k = group(
    path(bow, '#1c0e08', 'fill-rule="evenodd"') + path(shank, '#1c0e08') + circle(0, 0, 1, '#1c0e08'),
    'opacity=".45" transform="translate(20 26)"',
  );
  k +=
    metal(shank) +
    path(bow, '#d9a340', 'fill-rule="evenodd"') +
    S.inside(`${bow.split('Z')[0]}Z`, '') +
    line('M0 -95C70 -95 112 -52 104 8C96 64 50 74 18 96', '#fff4c0', 8, 'opacity=".8"') +
    line('M-104 8C-112 -52 -70 -95 0 -95', '#8a5a1c', 6, 'opacity=".7"');
  for (const y of [130, 160, 430])
    k += rect(-36, y, 72, 16, '#f0cf86') + S.shade(box(-36, y, 36, y + 16), '#5a3008', 0, 0.9, [0.4, 0, 1, 0]);
  for (const i of range(8)) k += circle(Math.cos(i * 0.785) * 104, -6 + Math.sin(i * 0.785) * 92, 8, '#fff0b8');
  const cord = 'M0 -60C-60 -160 -220 -180 -300 -90';
  k +=
    line(cord, '#5a3008', 16, 'opacity=".4" transform="translate(12 18)"') +
    line(cord, tassel, 13) +
    line(cord, '#fff0b0', 4, 'stroke-dasharray="8 10"');
  let t = ellipse(0, 0, 34, 38, tassel) + rect(-30, 24, 60, 22, '#a8243c');
  for (const i of range(15))
    t += line(
      `M${-26 + i * 3.7} 46Q${-40 + i * 5.6} 160 ${-60 + i * 8.6} ${250 + 14 * Math.sin(i * 2)}`,
      i % 3 ? tassel : '#a86a0c',
      9,
    );
  k += group(group(t, 'opacity=".3" transform="translate(16 20)"') + t, 'transform="translate(-312 -76) rotate(38)"');
  S.add(
    group(
      k,
      `transform="translate(${f(W * S.by(0.52, 0.58))} ${f(H * S.by(0.34, 0.36))}) rotate(${S.by(-52, -24)}) scale(${S.by(1.02, 1.08)})"`,
    ),
  );
  // the desk bell
  const [x, y] = [W * S.by(0.86, 0.8), H * S.by(0.22, 0.13)];
  S.add(
    ellipse(x + 26, y + 34, 168, 150, '#1c0e08', 'opacity=".5"'),
    circle(x, y, 158, '#3a2a1c'),
    circle(x, y, 140, '#e0b050'),
    S.shade(oval(x, y, 140), '#4a2408', 0, 0.95, [0.3, 0.2, 0.9, 1]),
    S.pool(oval(x, y, 140), x - 50, y - 56, 120, '#fffbe0', 0.95),
    circle(x, y, 30, '#f6dc98'),
    circle(x, y, 30, 'none', 'stroke="#8a5a1c" stroke-width="5"'),
  );
  return finish(S, options.framed);
}
