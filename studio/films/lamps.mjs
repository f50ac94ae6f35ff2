import { picture } from '../../content/pictures/picture.ts';
import { masterFrame, moved, ramp, SIZES, unrest } from './frames.mjs';

const turn = 2 * Math.PI;

/**
 * Lamps of the picture: the middle of each and how far its light reaches, in parts of the frame's width, and how unsteady
 * it burns. The first is the fire in the mandap.
 */
const lamps = [
  [0.66, 0.409, 0.085, 0.5],
  [0.478, 0.467, 0.06, 0.34],
  [0.526, 0.439, 0.05, 0.34],
  [0.563, 0.412, 0.035, 0.34],
  [0.757, 0.412, 0.035, 0.34],
  [0.794, 0.439, 0.05, 0.34],
  [0.84, 0.467, 0.06, 0.34],
];

/** A mandap at dusk: the lamps flicker, each for itself, and the garlands sway. */
export async function mandapLamps() {
  const size = SIZES.wide;
  const [width, height] = size;
  const still = await masterFrame(picture('home/film-mandap'), size);
  // The garlands are longest at both sides of the picture.
  const endOf = (x) => height * (0.05 + 0.95 * (x / width - 0.5) ** 2);
  return async (t) => {
    const burning = lamps.map(([x, y, reach, unsteady], seed) => ({
      x: x * width,
      y: y * width,
      reach: reach * width,
      by: unsteady * unrest(t, seed + 1, 9),
    }));
    return moved(still, size, (x, y) => {
      let light = 1;
      let lift = 0;
      for (const lamp of burning) {
        const far = Math.hypot(x - lamp.x, y - lamp.y) / lamp.reach;
        if (far >= 1) continue;
        const near = (1 - far) ** 2;
        light += lamp.by * near;
        lift += lamp.by * 5 * near * ramp(lamp.y - y, -8, 6);
      }
      const end = endOf(x);
      const hang = Math.min(1, y / end) ** 2 * (1 - ramp(y, end, end + 24));
      const sway = hang * 5 * Math.sin(turn * (t * 2 + (2.2 * x) / width));
      return light === 1 && sway === 0 ? null : [sway, lift, light];
    });
  };
}
