// boardTable: a meeting from straight above: an oval walnut table in a pool of light, twelve chairs on a patterned rug.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { chair, cup, glass, laptop, papers, sitter } from '../../parts/halls/board-seat.mjs';

const NIGHT = '#03141a';

/** Returns an oval with rather straight sides, a and b its half axes, about the origin. */
const oblong = (a, b, q = 0.74) => {
  const [u, v] = [f(a * q), f(b * q)];
  return `M${-a} 0C${-a} ${-v} ${-u} ${-b} 0 ${-b}C${u} ${-b} ${a} ${-v} ${a} 0C${a} ${v} ${u} ${b} 0 ${b}C${-u} ${b} ${-a} ${v} ${-a} 0Z`;
};

export function boardTable({
  floor = '#46301f',
  rug = ['#0f5450', '#0b3f42', '#1c7a6c'],
  wood = '#94582f',
  seat = '#17666a',
  ...options
} = {}) {
  const S = stage({ pal: 'emerald', seed: 1401, axis: 0.53, ...options });
  const { W, H, cx } = S;
  const cy = H * 0.5;
  // a walnut floor laid in herringbone, nearly lost in the dark
  S.add(rect(0, 0, W, H, floor));
  for (const i of range(23))
    for (const j of range(30)) {
      const [x, y] = [i * 92 - 20, j * 46 - 60];
      const d = i % 2 ? `M${x} ${y}l92 46v42l-92 -46Z` : `M${x} ${y + 46}l92 -46v42l-92 46Z`;
      S.add(path(d, mix(floor, ['#5a3a26', '#2a1a14', '#4a3022'][Math.floor(S.r() * 3)], 0.7)));
    }
  // the rug: a field of lozenges between two banded borders, which runs out of the picture at both ends
  let o = rect(-1300, -560, 2600, 1180, NIGHT, 'opacity=".6"');
  for (const [half, c] of [
    [590, rug[0]],
    [572, '#d0a252'],
    [562, rug[1]],
    [446, '#d0a252'],
    [436, rug[0]],
  ])
    o += rect(-1300, -half, 2600, 2 * half, c);
  for (const i of range(21))
    for (const j of range(15)) {
      const at = `transform="translate(${-1300 + i * 132 + (j % 2) * 66} ${-399 + j * 57})"`;
      o += path('M-58 0L0 -50L58 0L0 50Z', j % 2 ? rug[1] : rug[2], `${at} opacity=".36"`);
      o += path('M-17 0L0 -14L17 0L0 14Z', j % 2 ? rug[0] : '#e0b868', `${at} opacity=".26"`);
    }
  for (const i of range(22))
    for (const y of [-504, 504]) {
      const at = `transform="translate(${-1276 + i * 124} ${y})"`;
      o += path('M-60 0L0 -46L60 0L0 46Z', rug[2], at) + path('M-27 0L0 -21L27 0L0 21Z', '#e0b868', at);
      o += path('M-8 0L0 -8L8 0L0 8Z', '#e0b868', `transform="translate(${-1214 + i * 124} ${y})"`);
    }
  // twelve chairs: five along each side, one at each end; two are still free
  const people = [
    { coat: '#243a52', lean: -5 },
    { coat: '#e9e0cc', kind: 'long', lean: 4 },
    { coat: '#3a4348', kind: 'turban', trim: '#e8913a', lean: 0 },
    null,
    { coat: '#566a74', hair: '#cfc9be', lean: -6 },
    { coat: '#1c2e40', lean: 4 },
    { coat: '#d9573f', kind: 'sari', lean: 5 },
    { coat: '#31404c', hair: '#3a2a22', lean: -5 },
    { coat: '#f1ead8', lean: 5 },
    null,
    { coat: '#20564f', kind: 'bun', lean: -4 },
    { coat: '#3b3446', kind: 'bun', lean: 0 },
  ];
  const places = [
    ...range(5).map((i) => [-372 + i * 186, -[214, 246, 254, 246, 214][i], [-8, -3, 0, 3, 8][i]]),
    [610, 0, 90],
    ...range(5).map((i) => [372 - i * 186, [214, 246, 254, 246, 214][i], 180 + [-8, -3, 0, 3, 8][i]]),
    [-610, 0, -90],
  ].map(([x, y, turn]) => [x, y, turn + 180]);
  const seated = (inner, [x, y, turn], out = 0) =>
    group(inner, `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) translate(0 ${out})"`);
  places.forEach((p, i) => {
    o += seated(chair(S, seat), p, people[i] ? 34 : 62);
  });
  // the table: its shadow, a lighter rim, the grain of the walnut
  const top = oblong(548, 206);
  o += path(oblong(560, 218), NIGHT, 'opacity=".55" transform="translate(0 20)"');
  o += path(oblong(552, 210), '#d99a5c') + path(top, wood) + S.shade(top, '#2c140c', 0, 0.7, [0.1, 0.2, 0.9, 1]);
  o += S.inside(
    top,
    line(
      range(17)
        .map(
          (i) =>
            `M-560 ${-210 + i * 26}C-240 ${-224 + i * 26 + (i % 3) * 12} 180 ${-190 + i * 25} 560 ${-212 + i * 27}`,
        )
        .join(''),
      '#5a2f18',
      3,
      'opacity=".5"',
    ) + S.glow(0, 0, 420, '#ffe2a2', 0.7),
  );
  o += path(oblong(430, 40, 0.9), '#14403f') + S.shade(oblong(430, 40, 0.9), '#bfe8d8', 0.4, 0, [0, 0, 1, 1]);
  for (const x of [-330, -110, 120, 340])
    o += circle(x + 4, 8, 25, NIGHT, 'opacity=".5"') + glass(x, 0, 25) + glass(x + 52, 6) + glass(x - 50, -5);
  places.forEach((p, i) => {
    const end = i === 5 || i === 11;
    const set =
      i % 3 === 0
        ? group(laptop(S), 'transform="translate(0 -146)"') + cup(88, -124)
        : i % 3 === 1
          ? group(papers(6 - i), 'transform="translate(-2 -146)"') + glass(72, -134)
          : group(papers(i - 8), 'transform="translate(-4 -146)"') + cup(74, -134);
    o += seated(set, p, end ? 4 : 8);
  });
  places.forEach((p, i) => {
    if (people[i]) o += seated(sitter(S, people[i]), p, -4);
  });
  S.add(group(o, `transform="translate(${f(cx)} ${f(cy)}) rotate(${S.by(62, 76)}) scale(${S.by(0.9, 1.02)})"`));
  // one lamp above the middle: warm there, night towards the walls
  const dusk = (stops, r) => S.rad(stops, cx, cy, r, 'gradientUnits="userSpaceOnUse"');
  const all = box(0, 0, W, H);
  const fall = [
    [0.24, NIGHT, 0],
    [0.72, NIGHT, 0.54],
    [1, NIGHT, 0.8],
  ];
  S.add(path(all, dusk(fall, W * S.by(0.56, 0.9))), path(all, dusk(fall, W * S.by(0.62, 1)), 'filter="url(#stb)"'));
  S.add(S.glow(cx, cy, 640, '#ffdf9c', 0.36));
  return finish(S, options.framed);
}
