import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

const RADIANS = Math.PI / 180;
/** The half of the bastion that is turned to the eye lies between these angles, which run from left to right. */
const [LEFT, RIGHT] = [185, 362];
const MOSS = '#2f4a26';
const BLACK = '#0e170f';

/** Returns what the parts of a bastion are drawn with: its surface in angles and heights, and its tone at an angle. */
function surface(c, [x, z], { radius, tall, sun }, { stone, light, dark }) {
  const wide = (y) => radius * lerp(1, 0.86, Math.min(1, y / tall));
  const at = (a, y, r = wide(y)) => c.at(x + r * Math.cos(a * RADIANS), y, z + r * Math.sin(a * RADIANS));
  const arc = (a0, a1, y, r) => {
    const n = Math.max(4, Math.ceil(Math.abs(a1 - a0) / 8));
    return range(n + 1).map((i) => at(lerp(a0, a1, i / n), y, r));
  };
  const patch = (a0, a1, y0, y1, r0, r1 = r0) => P([...arc(a0, a1, y0, r0), ...arc(a1, a0, y1, r1)]);
  const tone = (a, turn = 0.5) => {
    const t = (Math.max(0, Math.cos((a - sun) * RADIANS) + 0.28) / 1.28) * 1.05 + (turn - 0.5) * 0.13;
    return t > 0.5 ? mix(stone, light, Math.min(1, (t - 0.5) * 1.7)) : mix(dark, stone, Math.max(0, t * 2));
  };
  return { at, arc, patch, tone, ring: wide(tall) + 0.24 };
}

/** Draws the round body, course by course, with its arrow slits. */
function body(S, { at, arc, patch, tone }, { tall, courses = 9 }, { light, dark }) {
  const step = 22;
  let o = path(patch(LEFT, RIGHT, 0, tall), mix(dark, '#1a2016', 0.4));
  for (const j of range(courses)) {
    const [y0, y1] = [(tall * j) / courses, (tall * (j + 1)) / courses];
    for (let a = LEFT - (j % 2) * step * 0.5 - S.r() * 4; a < RIGHT; a += step) {
      const [a0, a1] = [Math.max(LEFT, a + 0.4), Math.min(RIGHT, a + step - 0.4)];
      if (a1 - a0 < 1) continue;
      const face = tone((a0 + a1) / 2, S.r());
      o +=
        path(patch(a0, a1, y0 + 0.025, y1 - 0.025), face) +
        line(open([at(a0, y0 + 0.04), at(a0, y1 - 0.04), ...arc(a0, a1, y1 - 0.04)]), mix(face, light, 0.55), 1.6) +
        line(open([...arc(a0, a1, y0 + 0.03), at(a1, y1)]), mix(face, dark, 0.5), 1.4);
    }
  }
  const whole = patch(LEFT, RIGHT, 0, tall);
  const slits = [
    [232, 0.66],
    [288, 0.66],
    [260, 0.36],
  ].map(([a, v]) => {
    const [y0, y1] = [tall * v, tall * v + 0.95];
    return path(patch(a - 2, a + 2, y0, y1), BLACK) + path(patch(a + 1, a + 2.4, y0, y1), tone(215));
  });
  return (
    o +
    S.shade(whole, dark, 0, 0.85, [0.5, 0, 1, 0.05]) +
    S.shade(whole, MOSS, 0.75, 0, [0, 1, 0, 0.72]) +
    slits.join('')
  );
}

/** Draws the crown: a projecting ring with its shadow on the body, a parapet, and seven merlons. */
function crown(S, { at, arc, patch, tone, ring }, { tall }, { light, dark }, k) {
  const night = mix(dark, '#0a120c', 0.3);
  const [y0, y1] = [tall + 0.3, tall + 1.55];
  const band = patch(LEFT - 5, RIGHT + 5, tall, y0, ring);
  let o =
    path(patch(LEFT, RIGHT, tall - 0.5, tall), dark, 'opacity=".5"') +
    path(patch(LEFT - 5, RIGHT + 5, tall, tall, ring - 0.24, ring), mix(dark, '#0a120c', 0.5)) +
    path(patch(LEFT - 5, RIGHT + 5, y0 - 0.05, y0 + 0.36, ring - 0.1), night);
  for (const i of range(7)) {
    const a0 = 178 + i * 26;
    const a1 = a0 + 16.5;
    const face = tone((a0 + a1) / 2);
    o +=
      path(P([at(a1, y0, ring), at(a1, y0, ring - 0.5), at(a1, y1, ring - 0.5), at(a1, y1, ring)]), night) +
      path(patch(a0, a1, y0, y1, ring), face) +
      line(open(arc(a0, a1, y0 + 0.6, ring)), mix(face, dark, 0.5), 1.4) +
      path(patch(a0 - 0.8, a1 + 0.8, y1 - 0.06, y1 + 0.14, ring + 0.07), mix(face, light, 0.45)) +
      path(patch(a0 + 7, a0 + 9.4, y0 + 0.4, y0 + 0.9, ring), BLACK);
    if (i < 4) o += line(open([at(a0, y0, ring), at(a0, y1, ring)]), light, k * 0.05);
  }
  // the ring comes last: it hides the feet of the merlons' ends, which lie behind its upper edge
  return (
    o +
    path(band, tone(255)) +
    S.shade(band, light, 1, 0, [0, 0, 0.5, 0]) +
    S.shade(band, dark, 0, 1, [0.5, 0, 1, 0]) +
    line(open(arc(LEFT - 4, 290, y0, ring)), light, k * 0.03)
  );
}

/**
 * Draws a round bastion on x, z whose walls lean inwards, `tall` metres high, its merlons on a projecting ring. The sun
 * stands at the angle `sun` (degrees, 0 is right, 90 away from the eye). `look` is { stone, light, dark }.
 */
export function roundBastion(S, c, place, size, look) {
  const shape = surface(c, place, size, look);
  return body(S, shape, size, look) + crown(S, shape, size, look, c.scale(place[1]));
}
