/**
 * A cusped arch: the cusps of its left side, from the jamb to the apex, as fractions of the distance between the
 * jambs.
 */
interface ArchShape {
  cusps: readonly (readonly [x: number, y: number])[];
}

/** The jharokha of cards and panels: six cusps a side, with a rise of 0.37 of the width. */
export const jharokha: ArchShape = {
  cusps: [
    [0, 0.393],
    [0.024, 0.279],
    [0.09, 0.186],
    [0.185, 0.119],
    [0.286, 0.0716],
    [0.393, 0.0327],
    [0.5, 0],
  ],
};

/** The wide window of the home page: eight cusps a side, with a rise of 0.15. */
export const wideWindow: ArchShape = {
  cusps: [
    [0, 0.147],
    [0.037, 0.097],
    [0.098, 0.069],
    [0.164, 0.051],
    [0.231, 0.037],
    [0.2975, 0.026],
    [0.365, 0.0174],
    [0.432, 0.0083],
    [0.5, 0],
  ],
};

/** The same window on a phone: six cusps a side, with a rise of 0.3. */
export const tallWindow: ArchShape = {
  cusps: jharokha.cusps.map(([x, y]) => [x, y * 0.78] as const),
};

/**
 * A lobe extends so far beyond the line between two cusps, as a fraction of their distance. The two lobes at the apex
 * are flatter.
 */
const depth = 0.3;
const apexDepth = 0.2;

/**
 * Returns the circle of the lobe between two cusps: its centre and radius, as fractions of the distance between the
 * jambs.
 */
function lobe(shape: ArchShape, index: number) {
  const [x0, y0] = shape.cusps[index] ?? [0, 0];
  const [x1, y1] = shape.cusps[index + 1] ?? [0, 0];
  const chord = Math.hypot(x1 - x0, y1 - y0);
  const sagitta = chord * (index === shape.cusps.length - 2 ? apexDepth : depth);
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
export function archPath(shape: ArchShape, { width, height, ratio }: { width: number; height: number; ratio: number }) {
  const round = rounding(width);
  const first = lobe(shape, 0);
  const last = lobe(shape, shape.cusps.length - 2);
  // The lobes at the springing reach out beyond the jambs, and those at the apex above the apex.
  const overhang = Math.max(0, first.radius - first.x);
  const headroom = Math.max(0, last.radius - last.y);
  const jambs = width / (1 + 2 * overhang);
  const left = (width - jambs) / 2;
  const rise = (y: number) => (((y + headroom) * jambs) / width) * (height / ratio);
  const side = shape.cusps.map(([x, y]) => ({ x, y }));
  const cusps = [
    ...side,
    ...side
      .slice(0, -1)
      .reverse()
      .map(({ x, y }) => ({ x: 1 - x, y })),
  ];
  const apex = side.length - 1;
  const lobes = cusps.slice(1).map((cusp, index) => {
    const radius = lobe(shape, Math.min(index, 2 * apex - 1 - index)).radius * jambs;
    const down = (radius / width) * (height / ratio);
    return `A${round(radius)} ${round(down)} 0 0 1 ${round(left + cusp.x * jambs)} ${round(rise(cusp.y))}`;
  });
  const spring = side[0] ?? { x: 0, y: 0 };
  return `M${round(left)} ${height}V${round(rise(spring.y))}${lobes.join('')}V${height}Z`;
}
