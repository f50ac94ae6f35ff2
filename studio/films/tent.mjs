import { picture } from '../../content/pictures/picture.ts';
import { masterFrame, moved, ramp, SIZES, unrest } from './frames.mjs';

const turn = 2 * Math.PI;

/** A striped tent from below: the wind runs through its cloth from the rim, while crown and pole stand still. */
export async function tentCloth() {
  const size = SIZES.tall;
  const [width, height] = size;
  const still = await masterFrame(picture('tivoli-bijwasan/gallery-4'), size);
  const inPicture = (x) => (142.5 + (x / width) * 675) / 960;
  const [cx, cy] = [0.62, 0.32];
  return async (t) => {
    const gust = 1 + 0.55 * unrest(t, 3, 3);
    return moved(still, size, (x, y) => {
      const [px, py] = [inPicture(x) - cx, (y / height - cy) * 1.25];
      const far = Math.hypot(px, py) || 0.001;
      // The pole goes from the crown to the lower right.
      const along = (y / height - cy) / (1 - cy);
      const pole = along > 0 ? Math.abs(px - 0.2 * along) - 0.03 - 0.05 * along : 1;
      const part = ramp(far, 0.16, 0.5) * ramp(pole, 0, 0.06);
      if (part === 0) return null;
      const angle = Math.atan2(py, px);
      const wave = Math.sin(far * 19 - turn * 5 * t + 1.3 * Math.sin(3 * angle + turn * t));
      const flap = Math.sin(far * 33 + 5 * angle - turn * 9 * t) * ramp(far, 0.35, 0.8);
      const push = (7 * wave + 2.2 * flap) * part * gust;
      const side = 3.4 * Math.sin(far * 11 + 2 * angle - turn * 4 * t) * part * gust;
      const [ux, uy] = [px / far, py / far];
      return [ux * push - uy * side, uy * push + ux * side, 1 + 0.1 * wave * part * gust];
    });
  };
}
