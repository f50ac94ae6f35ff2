/** The cusps of an arch's left side, from the jamb to the apex, as fractions of the distance between the jambs. */
type Cusps = readonly (readonly [x: number, y: number])[];

/** The jharokha of cards and panels: six cusps a side, with a rise of 0.37 of the width. */
export const jharokha: Cusps = [
  [0, 0.393],
  [0.024, 0.279],
  [0.09, 0.186],
  [0.185, 0.119],
  [0.286, 0.0716],
  [0.393, 0.0327],
  [0.5, 0],
];

/** The wide window of the home page: eight cusps a side, with a rise of 0.15. */
export const wideWindow: Cusps = [
  [0, 0.147],
  [0.037, 0.097],
  [0.098, 0.069],
  [0.164, 0.051],
  [0.231, 0.037],
  [0.2975, 0.026],
  [0.365, 0.0174],
  [0.432, 0.0083],
  [0.5, 0],
];

/** The same window on a phone: six cusps a side, with a rise of 0.3. */
export const tallWindow: Cusps = jharokha.map(([x, y]) => [x, y * 0.78]);

/** How far a lobe extends beyond the line between two cusps, as a fraction of their distance; less at the apex. */
const depth = 0.3;
const apexDepth = 0.2;

/** Returns the circle of the lobe between two cusps: its centre and radius, in the same fractions. */
function lobe(left: Cusps, index: number) {
  const [x0, y0] = left[index] ?? [0, 0];
  const [x1, y1] = left[index + 1] ?? [0, 0];
  const chord = Math.hypot(x1 - x0, y1 - y0);
  const sagitta = chord * (index === left.length - 2 ? apexDepth : depth);
  const radius = (chord * chord) / (8 * sagitta) + sagitta / 2;
  const back = (radius - sagitta) / chord;
  return { x: (x0 + x1) / 2 - (y1 - y0) * back, y: (y0 + y1) / 2 + (x1 - x0) * back, radius };
}

/** A ten-thousandth of a unit box, or a tenth of a box of hundreds of units, is far below a pixel. */
const rounding = (width: number) => (value: number) => Number(value.toFixed(width < 10 ? 4 : width < 100 ? 2 : 1));

/**
 * Returns the arch's outline as an SVG path in a box of `width` by `height` units whose sides the outermost lobes
 * touch. `ratio` is the drawn height of the box divided by its width. It differs from height / width only if the path
 * is used in a square unit box (clipPathUnits="objectBoundingBox").
 */
export function archPath(left: Cusps, { width, height, ratio }: { width: number; height: number; ratio: number }) {
  const round = rounding(width);
  const first = lobe(left, 0);
  const last = lobe(left, left.length - 2);
  // The lobes at the springing reach out beyond the jambs, and those at the apex above the apex.
  const overhang = Math.max(0, first.radius - first.x);
  const headroom = Math.max(0, last.radius - last.y);
  const jambs = width / (1 + 2 * overhang);
  const jamb = (width - jambs) / 2;
  const rise = (y: number) => (((y + headroom) * jambs) / width) * (height / ratio);
  const apex = left.length - 1;
  const right = left.slice(0, -1).reverse();
  const lobes = [...left.slice(1), ...right.map(([x, y]) => [1 - x, y] as const)].map(([x, y], index) => {
    const radius = lobe(left, Math.min(index, 2 * apex - 1 - index)).radius * jambs;
    const down = (radius / width) * (height / ratio);
    return `A${round(radius)} ${round(down)} 0 0 1 ${round(jamb + x * jambs)} ${round(rise(y))}`;
  });
  const [, spring] = left[0] ?? [0, 0];
  return `M${round(jamb)} ${height}V${round(rise(spring))}${lobes.join('')}V${height}Z`;
}
