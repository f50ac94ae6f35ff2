import { arch } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { group, line, open, path, rect } from '../../kit/shapes.mjs';

/**
 * Returns tones of a panelled room: dark by evening, pale by `day`; `wine` is the colour of its textiles, `wall` of
 * its walls.
 */
export const roomTones = (p, { wine = '#7c2438', wall, day = false } = {}) => ({
  wall: wall ?? (day ? mix(p.base, p.lite, 0.35) : mix(p.mid, p.dark, 0.35)),
  pale: mix(p.lite, p.lit.mid, day ? 0.05 : 0.22),
  deep: day ? mix(p.dark, p.base, 0.45) : mix(p.sky[0], p.dark, 0.3),
  linen: '#fff6e6',
  wine: mix(wine, p.lit.deep, 0.22),
});

function beams(p, cam, { w, h, back }, tone) {
  return range(9)
    .map((i) => {
      const x = lerp(-w, w, i / 8);
      const beam = [
        [x - 0.09, 1.6],
        [x + 0.09, 1.6],
        [x + 0.09, back],
        [x - 0.09, back],
      ];
      return (
        path(cam.onFloor(beam, h), mix(tone.deep, p.gold, 0.3)) +
        line(open([cam.at(x + 0.09, h, 1.6), cam.at(x + 0.09, h, back)]), p.gold, 1.4, 'opacity=".8"')
      );
    })
    .join('');
}

function sideWall(S, p, cam, s, { w, h, back }, tone) {
  const wall = cam.wall(s * w, 1.6, back, 0, h);
  let o =
    path(wall, mix(tone.wall, tone.deep, 0.45)) + S.shade(wall, tone.deep, 0.9, 0, s > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0]);
  for (const z of [5.2, 3.9]) {
    const niche = cam.onWall(
      s * w,
      arch(z, 0, 0.95, 1.9, 0.8, 4).map(([u, v]) => [u, 0.5 - v]),
    );
    o +=
      path(niche, mix(tone.deep, p.lit.deep, 0.35)) +
      S.shade(niche, p.lit.mid, 0.1, 0.55, [0, 0, 0, 1]) +
      line(niche, p.gold, 2);
  }
  return (
    o +
    line(open([cam.at(s * w, h - 0.5, 1.6), cam.at(s * w, h - 0.5, back)]), p.gold, 2) +
    line(open([cam.at(s * w, 0.5, 1.6), cam.at(s * w, 0.5, back)]), p.gold, 1.4)
  );
}

function backWall(S, p, cam, { w, h, back }, tone) {
  const wall = cam.front(-w, 0, w, h, back);
  const frieze = cam.front(-w, h - 0.5, w, h, back);
  const [x0, y0] = cam.at(-w, h, back);
  const [x1, y1] = cam.at(w, h - 0.5, back);
  const [, dado] = cam.at(0, 0.5, back);
  return (
    path(wall, tone.wall) +
    S.shade(wall, tone.deep, 0.85, 0, [0, 0, 0, 0.6], 'b') +
    S.inside(frieze, group(hexJaali(x0, y0, x1, y1, 40, p.gold, 1.2), 'opacity=".55"')) +
    line(`M${f(x0)} ${f(y1)}H${f(x1)}M${f(x0)} ${f(y0)}H${f(x1)}`, p.gold, 2.4) +
    line(`M${f(x0)} ${f(dado)}H${f(x1)}`, p.gold, 1.4, 'opacity=".7"')
  );
}

function boards(S, p, cam, { w, back }, tone) {
  const ground = cam.floor(-w - 3, 1.5, w + 3, back);
  const wood = S.lin([
    [0, mix(tone.wall, p.gold, 0.22)],
    [1, tone.deep],
  ]);
  let o = path(ground, wood) + S.shade(ground, tone.deep, 0.1, 0.9, [0, 0, 0, 1], 'b');
  for (const z of [5.3, 4.6, 4, 3.5, 3, 2.6, 2.25, 1.95])
    o += line(open([cam.at(-w, 0, z), cam.at(w, 0, z)]), p.gold, 1.2, 'opacity=".28"');
  for (let x = -w; x <= w + 0.01; x += 0.61)
    o += line(open([cam.at(x, 0, 1.6), cam.at(x, 0, back)]), p.gold, 1.1, 'opacity=".22"');
  return o;
}

/**
 * Draws ceiling with beams, panelled walls, and a boarded floor. room = { w: half width, h, back }, metres.
 */
export function roomShell(S, p, cam, room, tone) {
  const { w, h, back } = room;
  const ceiling = cam.floor(-w, 1.6, w, back, h);
  return (
    rect(0, 0, S.W, S.H, tone.deep) +
    path(ceiling, mix(tone.deep, tone.wall, 0.5)) +
    S.shade(ceiling, tone.deep, 0.9, 0.1, [0, 0, 0, 1], 'b') +
    beams(p, cam, room, tone) +
    [-1, 1].map((s) => sideWall(S, p, cam, s, room, tone)).join('') +
    backWall(S, p, cam, room, tone) +
    boards(S, p, cam, room, tone)
  );
}
