import { rng } from '../kit/numbers.mjs';
import { sheetOf } from '../picture.mjs';
import { SIZES, unrest } from './frames.mjs';
import { layeredFilm } from './layers.mjs';

const fire = /fill="(#8a1c0c|#d8451a|#f58a1f|#ffc64a|#fff2b8)"/;

/** A tongue of fire grows, shrinks and leans over its foot, each in its own way. */
function tongues(element) {
  let seed = 0;
  return (t) => {
    seed = 0;
    return element.replace(/<path d="M([-\d.]+) ([-\d.]+)C[^>]*fill="#[^>]*\/>/g, (path, x, y) => {
      if (!fire.test(path)) return path;
      seed += 1;
      // Tongues of one place move together, whatever their colour.
      const own = seed % 16;
      const high = 1 + 0.2 * unrest(t, own) + 0.06 * unrest(t, seed + 100);
      const lean = 9 * unrest(t, own + 40, 4);
      const moveTo = `translate(${x} ${y}) skewX(${lean.toFixed(2)}) scale(1 ${high.toFixed(3)}) translate(${-x} ${-y})`;
      return path.replace('<path', `<path transform="${moveTo}"`);
    });
  };
}

/** A spark rises and goes out, once or twice a loop. */
function spark(element, seed) {
  const random = rng(seed);
  const [start, times, sway] = [random(), 1 + Math.floor(random() * 2), random() * 60 - 30];
  return (t) => {
    const age = (start + times * t) % 1;
    const at = `translate(${(sway * Math.sin(age * 5)).toFixed(1)} ${(-420 * age).toFixed(1)})`;
    return `<g transform="${at}" opacity="${Math.sin(Math.PI * age).toFixed(3)}">${element}</g>`;
  };
}

/** What is tossed flies up, turns and falls back four times a loop. */
function bit(element, seed) {
  const random = rng(seed + 900);
  const [late, high] = [random() * 0.3, 60 + 120 * random()];
  return (t) => {
    const toss = Math.abs(Math.sin(2 * Math.PI * (2 * t + late)));
    return element.replace(/translate\(([-\d.]+) ([-\d.]+)\) rotate\(([-\d.]+)\)/, (_, x, y, angle) => {
      const turned = Number(angle) + 720 * t;
      return `translate(${x} ${(Number(y) + high * (1 - toss)).toFixed(1)}) rotate(${turned.toFixed(1)})`;
    });
  };
}

/** A flame under a wok: it licks, sparks rise, and what is tossed falls back. */
export async function wokFilm() {
  const sheet = sheetOf({ composition: 'wok', palette: 'marigold', format: 'wide' });
  let seed = 0;
  return layeredFilm(
    sheet,
    SIZES.tall,
    (element) => {
      seed += 1;
      if (/^<circle[^>]*fill="#ffc64a"[^>]*opacity/.test(element)) return spark(element, seed);
      if (/^<g transform="translate\([^)]*\) rotate\([^)]*\)"><ellipse/.test(element)) return bit(element, seed);
      return fire.test(element) && /^(<path|<g transform)/.test(element) ? tongues(element) : null;
    },
    0.52,
  );
}
