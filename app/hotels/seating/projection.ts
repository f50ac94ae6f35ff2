/** A point of a space in metres: `x` from its middle, `y` above its floor, `z` from the near edge of its floor. */
export interface Point {
  x: number;
  y?: number;
  z: number;
}

/** The size of every drawing, in its own units. */
export const sheet = { width: 1200, height: 800 } as const;

export interface Camera {
  /** Units of a metre at the near edge of the floor, times the distance of that edge in metres. */
  focal: number;
  /** Metres from the eye to the near edge of the floor. */
  distance: number;
  /** Metres of the eye above the floor. */
  eye: number;
  /** The height in the drawing of what is as high as the eye. */
  horizon: number;
}

/** Looks along the middle of a floor whose near edge is as wide as the drawing, and lies at its lower edge. */
export function cameraFor(floor: { width: number; depth: number }, isOpenAir: boolean): Camera {
  // Indoors the eye is high, so that each table is seen; outdoors it is lower, so that the sky is seen.
  const horizon = isOpenAir ? 96 : -70;
  const distance = floor.width * 1.3;
  const focal = (sheet.width / floor.width) * distance;
  return { focal, distance, horizon, eye: ((sheet.height - horizon) * distance) / focal };
}

/** Units of a metre at this depth. */
export function scaleAt({ focal, distance }: Camera, z: number): number {
  return focal / (distance + z);
}

/** Returns where a point is drawn. Verticals stay vertical: the eye looks straight ahead, and the drawing is the lower part of what it sees. */
export function project(camera: Camera, { x, y = 0, z }: Point): [x: number, y: number] {
  const scale = scaleAt(camera, z);
  return [sheet.width / 2 + x * scale, camera.horizon + (camera.eye - y) * scale];
}

/** How much flatter a circle on the floor is drawn than it is wide. */
export function flatness(camera: Camera, z: number): number {
  return camera.eye / (camera.distance + z);
}

const short = (value: number) => Math.round(value * 10) / 10;

/** Returns the outline of the points as a path. */
export function outline(camera: Camera, points: Point[], closed = true): string {
  const all = points.map((point) => project(camera, point).map(short).join(' '));
  return `M${all.join('L')}${closed ? 'Z' : ''}`;
}
