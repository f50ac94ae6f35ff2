/** A cusped arch: where its cusps stand on the left side, from the jamb to the apex, in fractions of the jambs' distance. */
interface ArchShape {
  cusps: readonly (readonly [x: number, y: number])[];
}

/** The jharokha of cards and panels: six cusps a side, rise 0.37 of the width. */
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

/** The wide window of the home page: eight cusps a side, rise 0.15. */
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

/** The same window on a phone: six cusps a side, rise 0.3. */
export const tallWindow: ArchShape = {
  cusps: jharokha.cusps.map(([x, y]) => [x, y * 0.78] as const),
};

/** How far a lobe swings out between two cusps, in parts of their distance; the pair at the apex is flatter. */
const depth = 0.3;
const apexDepth = 0.2;

function lobeRadius(chord: number, sagitta: number) {
  return (chord * chord) / (8 * sagitta) + sagitta / 2;
}

/** The lobes beside the springing stand out from the jambs by this part of the jambs' distance. */
const overhang = 0.0233;
/** The lobes at the apex stand this far above it. */
const headroom = 0.0077;

const round = (value: number) => Number(value.toFixed(4));

/**
 * The arch's outline as an SVG path in a box of `width` by `height` units whose sides the outermost lobes touch.
 * `ratio` is the height of the box in parts of its width as drawn; it differs from height / width only where the path
 * is used in a square unit box (clipPathUnits="objectBoundingBox").
 */
export function archPath(shape: ArchShape, { width, height, ratio }: { width: number; height: number; ratio: number }) {
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
    const from = cusps[index] ?? cusp;
    const chord = Math.hypot(cusp.x - from.x, cusp.y - from.y);
    const besideApex = index === apex - 1 || index === apex;
    const radius = lobeRadius(chord, chord * (besideApex ? apexDepth : depth)) * jambs;
    const down = (radius / width) * (height / ratio);
    return `A${round(radius)} ${round(down)} 0 0 1 ${round(left + cusp.x * jambs)} ${round(rise(cusp.y))}`;
  });
  const spring = side[0] ?? { x: 0, y: 0 };
  return `M${round(left)} ${height}V${round(rise(spring.y))}${lobes.join('')}V${height}Z`;
}
