import { picture } from '../../content/pictures/picture.ts';
import { masterFrame, moved, ramp, SIZES } from './frames.mjs';

const turn = 2 * Math.PI;

/** What is mirrored in water shivers in rows that run towards the eye; `depth` is 0 at the far edge and 1 at the near one. */
const shiver = (x, y, t, depth) => {
  const rows = y / (3 + 9 * depth);
  const across = Math.sin(rows * 1.9 - turn * 6 * t + Math.sin(x / 70 + turn * t) * 1.2);
  const slow = Math.sin(rows * 0.7 + x / 130 + turn * 3 * t);
  return [(1.1 + 4.5 * depth) * (across + 0.6 * slow), (0.4 + 1.4 * depth) * slow, 1 + 0.07 * across * slow];
};

/** A palace mirrored in its pool: the water moves, the house and the palm in its pot stand still. */
export async function palaceWater() {
  const size = SIZES.wide;
  const [width, height] = size;
  const still = await masterFrame(picture('home/film-palace'), size);
  const shore = height * 0.722;
  return async (t) =>
    moved(still, size, (x, y) => {
      if (y < shore) return null;
      const isPalm = x > width * 0.855 && x < width * 0.955 && y < height * 0.955;
      if (isPalm) return null;
      const depth = (y - shore) / (height - shore);
      const beside = Math.min(1, Math.min(Math.abs(x - width * 0.855), Math.abs(x - width * 0.955)) / 20);
      const [dx, dy, light] = shiver(x, y, t, depth);
      const part = ramp(y, shore, shore + 14) * (y < height * 0.955 ? beside : 1);
      return [dx * part, dy * part, 1 + (light - 1) * part];
    });
}

/** A swimmer's pool from above: rings run outward from her and the tiles waver below; the stone edge stands still. */
export async function poolRings() {
  const size = SIZES.tall;
  const [width, height] = size;
  const still = await masterFrame(picture('wedcation-by-tivoli-israna/gallery-5'), size);
  // The edge of the pool in the picture's own measures; the film shows the middle 675 of its 960 pixels.
  const inPicture = (x) => (142.5 + (x / width) * 675) / 960;
  return async (t) =>
    moved(still, size, (x, y) => {
      const [px, py] = [inPicture(x), y / height];
      const edge = 0.705 + ((1 - 0.705) / 0.85) * px;
      const part = 1 - ramp(py, edge - 0.03, edge - 0.01);
      if (part === 0) return null;
      const [rx, ry] = [x - width * 0.52, y - height * 0.5];
      const far = Math.hypot(rx, ry * 1.15) || 1;
      const ring = Math.sin(far / 15 - turn * 8 * t) * Math.exp(-far / 330) * ramp(far, 70, 150);
      const waver = Math.sin(y / 34 + turn * 3 * t) + Math.sin((x + y) / 47 - turn * 2 * t);
      const [ox, oy] = [(rx / far) * ring * 4.2, (ry / far) * ring * 4.2];
      const calm = 0.35 + 0.65 * ramp(far, 60, 160);
      return [(ox + waver * 1.5) * part * calm, (oy + waver) * part * calm, 1 + (0.13 * ring + 0.03 * waver) * part];
    });
}
