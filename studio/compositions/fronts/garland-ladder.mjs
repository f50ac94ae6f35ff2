// garlandLadder: a rose-washed front is hung with marigolds for the day; one stands on a ladder, one hands up.

import { guest } from '../../kit/figures/guests.mjs';
import { flowerString, garland } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

function window(S, x, y, w, h, lit) {
  const d = `M${x} ${y}V${y - h * 0.66}Q${x} ${y - h} ${x + w / 2} ${y - h}Q${x + w} ${y - h} ${x + w} ${y - h * 0.66}V${y}Z`;
  let o =
    path(d, lit ? '#f7c87a' : '#4a1040') +
    S.shade(d, lit ? '#b5522a' : '#16041c', 0, 0.9, [0.1, 0, 0.8, 1]) +
    line(d, '#ffe9d2', 16) +
    line(d, '#8a1f56', 4);
  o += line(`M${x + w / 2} ${y - h}V${y}M${x} ${y - h * 0.5}H${x + w}`, '#ffe9d2', 8);
  o +=
    rect(x - 26, y, w + 52, 20, '#fff0dc') +
    S.shade(box(x - 26, y, x + w + 26, y + 20), '#8a1f56', 0, 0.8, [0, 0, 0, 1]);
  const eave = `M${x - 50} ${y - h - 24}Q${x + w / 2} ${y - h - 70} ${x + w + 50} ${y - h - 24}L${x + w + 30} ${y - h + 4}H${x - 30}Z`;
  return o + path(eave, '#fff0dc') + S.shade(eave, '#8a1f56', 0, 0.85, [0.2, 0, 0.6, 1]);
}

export function garlandLadder({ wall = '#d8487e', ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 821, ...options });
  const { W, H } = S;
  const foot = H * S.by(0.87, 0.9);
  S.add(
    rect(0, 0, W, H, wall),
    S.shade(box(0, 0, W, H), '#6a0f46', 0, 0.85, [0.3, 0, 1, 0.6]),
    S.shade(box(0, 0, W, H), '#ffc8b0', 0.6, 0, [0, 0, 0.6, 0.8]),
  );
  // sunlight cuts the wall; stucco bands
  S.add(path(`M0 0H${W * 0.62}L${W * 0.4} ${H}H0Z`, '#ff9aa0', 'opacity=".35"'));
  for (const y of [0.47, 0.5])
    S.add(
      rect(0, H * y, W, y > 0.48 ? 34 : 12, '#fff0dc'),
      S.shade(box(0, H * y, W, H * y + 34), '#8a1f56', 0, 0.7, [0, 0, 0, 1]),
    );
  const n = S.by(5, 3);
  const gap = W / n;
  for (const i of range(n)) S.add(window(S, i * gap + gap * 0.28, H * 0.4, gap * 0.44, H * 0.26, i % 2));
  const door = S.by(3, 1);
  for (const i of range(n)) {
    const x = i * gap + gap * 0.24;
    if (i === door) {
      const [w, h] = [gap * 0.6, H * 0.32];
      const d = `M${x} ${foot}V${foot - h * 0.62}Q${x + 10} ${foot - h * 0.92} ${x + w / 2} ${foot - h}Q${x + w - 10} ${foot - h * 0.92} ${x + w} ${foot - h * 0.62}V${foot}Z`;
      S.add(
        path(d, '#f7c06a'),
        S.shade(d, '#a8402a', 0, 0.9, [0.2, 0, 0.6, 1]),
        S.glow(x + w / 2, foot - h * 0.4, 260, '#fff3c8', 0.8),
        line(d, '#fff0dc', 22),
        line(d, '#8a1f56', 5),
      );
    } else S.add(window(S, x + gap * 0.04, foot - H * 0.06, gap * 0.44, H * 0.24, true));
  }
  // cornice, garlands in swags and strings of different length; a bare stretch is still to be hung
  S.add(rect(0, 0, W, 54, '#fff0dc'), S.shade(box(0, 0, W, 54), '#8a1f56', 0, 0.7, [0, 0, 0, 1]));
  const bare = S.by([0.42, 0.6], [0.44, 0.74]);
  const step = 46;
  for (const i of range(Math.ceil(W / step))) {
    const x = i * step + 20;
    const u = x / W;
    if (u > bare[0] && u < bare[1]) continue;
    const len = Math.round(6 + 5 * Math.abs(Math.sin(u * 9)) + (u < bare[0] ? 2 : 0));
    S.add(flowerString(x + 10, 66, len, 15, 6).replaceAll('<circle', '<circle opacity=".98"'));
  }
  for (const i of range(n))
    if (i !== Math.floor(n * 0.5)) S.add(garland([i * gap, H * 0.5], [(i + 1) * gap, H * 0.5], 90, 15, 5));
  // pavement with petals
  S.add(
    rect(0, foot, W, H, '#e9b49a'),
    S.shade(box(0, foot, W, H), '#6a1a46', 0, 0.9, [0.2, 0, 0.6, 1]),
    rect(0, foot, W, 12, '#fff0dc'),
  );
  for (const _ of range(140))
    S.add(
      ellipse(
        S.r() * W,
        foot + 16 + S.r() * (H - foot),
        8,
        5,
        ['#f7a928', '#ef7f1a', '#fff1d8'][Math.floor(S.r() * 3)],
      ),
    );
  // ladder with one who hangs, one below
  const lx = W * S.by(0.52, 0.6);
  const top = 90;
  S.add(
    line(
      `M${f(lx - 40)} ${top}L${f(lx - 150)} ${f(foot + 30)}M${f(lx + 40)} ${top}L${f(lx + 60)} ${f(foot + 30)}`,
      '#5a2a3a',
      20,
      'opacity=".35" transform="translate(40 10)"',
    ),
  );
  S.add(
    line(
      `M${f(lx - 40)} ${top}L${f(lx - 150)} ${f(foot + 30)}M${f(lx + 40)} ${top}L${f(lx + 60)} ${f(foot + 30)}`,
      '#b8864a',
      18,
    ),
  );
  for (const i of range(15)) {
    const t = (i + 0.5) / 15;
    S.add(line(`M${f(lx - 40 - 110 * t)} ${f(top + (foot - top) * t)}H${f(lx + 40 + 20 * t)}`, '#8a5a2c', 12));
  }
  const look = { dark: '#4a0f3a', lite: '#ffe6c8' };
  const hy = H * S.by(0.46, 0.44);
  S.add(guest(S, lx - 24, hy, 360, { kind: 'man', coat: '#f4ecda', trim: '#2f8f86', light: 1, ...look }));
  S.add(
    line(`M${f(lx + 8)} ${f(hy - 250)}Q${f(lx + 70)} ${f(hy - 330)} ${f(lx + 60)} ${f(hy - 420)}`, '#f4ecda', 26),
    circle(lx + 60, hy - 428, 17, '#9a6243'),
    garland([lx + 60, hy - 420], [W * bare[1], 70], 120, 15, 5),
    garland([lx + 60, hy - 420], [lx + 210, foot - 250], 40, 15, 5),
  );
  S.add(
    ellipse(lx + 250, foot + 34, 120, 18, '#4a0f3a', 'opacity=".5"'),
    guest(S, lx + 240, foot + 30, 400, { kind: 'woman', coat: '#1f8f86', trim: '#f2b03a', light: 1, ...look }),
    garland([lx + 210, foot - 250], [lx + 330, foot + 24], 10, 15, 5),
  );
  const [bx, by] = [lx + 400, foot + 60];
  S.add(
    ...range(40).map(() =>
      circle(
        bx + (S.r() - 0.5) * 190,
        by - 66 - S.r() * 50,
        17,
        ['#f7a928', '#ef7f1a', '#ffc84a'][Math.floor(S.r() * 3)],
      ),
    ),
    path(`M${f(bx - 120)} ${f(by - 70)}H${f(bx + 120)}L${f(bx + 86)} ${f(by + 30)}H${f(bx - 86)}Z`, '#a8743a'),
    S.shade(
      `M${f(bx - 120)} ${f(by - 70)}H${f(bx + 120)}L${f(bx + 86)} ${f(by + 30)}H${f(bx - 86)}Z`,
      '#3a1a10',
      0,
      0.9,
      [0.2, 0, 1, 0.6],
    ),
  );
  return finish(S, options.framed);
}
