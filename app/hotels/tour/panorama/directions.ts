/** Where one looks: degrees to the right of the panorama's middle, and above the eye's level. */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** The pixels of the screen, and how many of them are as long as the distance to the picture plane. */
export interface Screen {
  width: number;
  height: number;
  focal: number;
}

const radians = Math.PI / 180;
const highestPitch = 80;
/** What the longer side of the screen shows at first, in degrees. */
const widest = 84;

/** Returns an angle between -180 and 180 degrees. */
export function wrapAngle(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

/** Limits the pitch to 80 degrees, and wraps the yaw. */
export function within({ yaw, pitch }: Direction): Direction {
  return { yaw: wrapAngle(yaw), pitch: Math.max(-highestPitch, Math.min(highestPitch, pitch)) };
}

/** Returns the screen of an element; `zoom` 2 shows everything twice as large. */
export function screenOf(width: number, height: number, zoom: number): Screen {
  return { width, height, focal: (Math.max(width, height) / 2 / Math.tan((widest / 2) * radians)) * zoom };
}

/** Returns where on the screen a direction is seen; undefined if it lies outside the screen or behind the visitor. */
export function project(target: Direction, look: Direction, screen: Screen): { x: number; y: number } | undefined {
  const turn = wrapAngle(target.yaw - look.yaw) * radians;
  const [up, tilt] = [target.pitch * radians, look.pitch * radians];
  const [right, high, ahead] = [Math.cos(up) * Math.sin(turn), Math.sin(up), Math.cos(up) * Math.cos(turn)];
  const depth = ahead * Math.cos(tilt) + high * Math.sin(tilt);
  if (depth < 0.1) return undefined;
  const x = screen.width / 2 + (right / depth) * screen.focal;
  const y = screen.height / 2 - ((high * Math.cos(tilt) - ahead * Math.sin(tilt)) / depth) * screen.focal;
  const isSeen = x > 0 && y > 0 && x < screen.width && y < screen.height;
  return isSeen ? { x, y } : undefined;
}
