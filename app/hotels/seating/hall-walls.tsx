import type { HallFloor } from './floor-of.ts';
import { mix, type Palette } from './palette.ts';
import { type Camera, outline, type Point, project, sheet } from './projection.ts';

interface WallsProps {
  floor: HallFloor;
  camera: Camera;
  palette: Palette;
}

/** About how wide one arch is, in metres, and the fewest and most arches of the far wall. */
const bay = { width: 4.3, fewest: 3, most: 9 };
/** A cusped arch, from its foot on the left over its top to its foot on the right: shares of its width, and of its height. */
const leftHalf = '-.5 0,-.5 .6,-.47 .68,-.4 .71,-.37 .78,-.3 .83,-.22 .84,-.19 .89,-.1 .93';
const leftCusps = leftHalf.split(',').map((point) => point.split(' ').map(Number) as [number, number]);
const cusps = [...leftCusps, [0, 1] as const, ...leftCusps.map(([u, v]) => [-u, v] as const).reverse()];

/** An upright arch in a wall: `at` turns a place along the wall and a height into a point. */
function archOutline(
  camera: Camera,
  at: (along: number, y: number) => Point,
  middle: number,
  width: number,
  foot: number,
  height: number,
) {
  return outline(
    camera,
    cusps.map(([u, v]) => at(middle + u * width, foot + v * height)),
  );
}

/** Three walls with arches, a gallery of small windows above them, and chandeliers. The floor is drawn before. */
export function HallWalls({ floor, camera, palette }: WallsProps) {
  const { width, depth, kind } = floor;
  const farBays = bayCount(width);
  const step = width / farBays;
  const half = width / 2;
  const sideBays = Math.max(3, Math.round(depth / step));
  const sideStep = depth / sideBays;
  const onFar = (along: number, y: number): Point => ({ x: along, y, z: depth });
  const onLeft = (along: number, y: number): Point => ({ x: -half, y, z: along });
  const arch = { foot: 0.06 * step, height: step * 1.42 };
  const cornice = step * 1.72;
  const upper = { foot: step * 1.98, height: step * 0.72 };
  const [left, base] = project(camera, onFar(-half, 0));
  const strip = (at: typeof onFar, from: number, to: number, y: number, height: number) =>
    outline(camera, [at(from, y), at(to, y), at(to, y + height), at(from, y + height)]);
  const line = mix('#e6b765', palette.wall, 0.15);
  const bays = { camera, arch, upper, line, isGlass: kind === 'glass' };
  const side = (
    <g id="side-wall">
      <path d={`M0 0H${left}V${base}L0 ${sheet.height}Z`} fill="url(#side)" />
      {Array.from({ length: sideBays }, (_, index) => {
        const middle = (index + 0.5) * sideStep;
        return (
          <Bay
            key={middle}
            {...bays}
            at={onLeft}
            middle={middle}
            frame={sideStep * 0.86}
            niche={sideStep * 0.78}
            window={sideStep * 0.5}
          />
        );
      })}
      <path d={strip(onLeft, 0, depth, cornice, step * 0.07)} fill={line} />
      <path d={strip(onLeft, 0, depth, cornice - step * 0.09, step * 0.04)} fill={line} opacity="0.6" />
      <path d={strip(onLeft, 0, depth, 0, step * 0.05)} fill={line} opacity="0.7" />
      <path d={`M0 0H${left}V${base}L0 ${sheet.height}Z`} fill="url(#side-dusk)" />
    </g>
  );
  return (
    <>
      <defs>
        <g id="sconce">
          <circle r="46" fill="url(#glow)" />
          <path d="M-5 4h10l-3 12h-4z" fill="#e0ae57" />
          <path d="M0-8q9 8 4 13h-8q-5-5 4-13z" fill="#fff3cf" />
        </g>
      </defs>
      <path d={`M${left - 1} 0H${sheet.width - left + 1}V${base}H${left - 1}Z`} fill="url(#wall)" />
      {Array.from({ length: farBays }, (_, index) => {
        const middle = (index + 0.5) * step - half;
        return (
          <Bay
            key={middle}
            {...bays}
            at={onFar}
            middle={middle}
            frame={step * 0.88}
            niche={step * 0.8}
            window={step * 0.5}
          />
        );
      })}
      {Array.from({ length: farBays + 1 }, (_, index) => {
        const [x, y] = project(camera, onFar(index * step - half, step * 0.86));
        return <use key={x} href="#sconce" x={Math.round(x)} y={Math.round(y)} />;
      })}
      <path d={strip(onFar, -half, half, cornice, step * 0.08)} fill={line} />
      <path d={strip(onFar, -half, half, cornice - step * 0.1, step * 0.04)} fill={line} opacity="0.6" />
      <path d={strip(onFar, -half, half, upper.foot + upper.height * 1.35, step * 0.06)} fill={line} opacity="0.8" />
      {side}
      <use href="#side-wall" transform={`matrix(-1 0 0 1 ${sheet.width} 0)`} />
      <rect width={sheet.width} height={base} fill="url(#ceiling)" />
      {kind === 'marquee' ? <DrapedCeiling left={left} palette={palette} /> : null}
      <Chandeliers floor={floor} camera={camera} />
    </>
  );
}

/** Heights in metres above the floor. */
interface Opening {
  foot: number;
  height: number;
}

interface BayProps {
  camera: Camera;
  /** Turns a place along the wall and a height into a point. */
  at: (along: number, y: number) => Point;
  /** The bay's middle along the wall. */
  middle: number;
  /** The widths of the arch's frame, of the arch and of the window above it. */
  frame: number;
  niche: number;
  window: number;
  arch: Opening;
  upper: Opening;
  line: string;
  isGlass: boolean;
}

/** One arch of a wall in its frame, and the small window above it. */
function Bay({ camera, at, middle, frame, niche, window, arch, upper, line, isGlass }: BayProps) {
  return (
    <g>
      <path d={archOutline(camera, at, middle, frame, arch.foot, arch.height * 1.04)} fill={line} />
      <path
        d={archOutline(camera, at, middle, niche, arch.foot, arch.height)}
        fill={isGlass ? 'url(#dusk)' : 'url(#niche)'}
      />
      <path
        d={archOutline(camera, at, middle, window, upper.foot, upper.height)}
        fill={isGlass ? 'url(#dusk)' : 'url(#upper)'}
        stroke={line}
        strokeWidth="1.5"
      />
    </g>
  );
}

function bayCount(width: number): number {
  const count = Math.min(bay.most, Math.max(bay.fewest, Math.round(width / bay.width)));
  // The stage stands before the middle of an arch.
  return count % 2 === 1 ? count : count - 1;
}

/** Lengths of cloth from the middle of the roof to the walls. */
function DrapedCeiling({ left, palette }: { left: number; palette: Palette }) {
  const right = sheet.width - left;
  const lengths = 12;
  return Array.from({ length: lengths }, (_, index) => {
    const at = (place: number) => -120 + (place / lengths) * (sheet.width + 240);
    const sag = (x: number) => 96 - Math.abs(x - sheet.width / 2) * 0.02;
    const [from, to] = [at(index), at(index + 1)];
    return (
      <path
        key={from}
        d={`M${sheet.width / 2} -60L${from} ${sag(from)}Q${(from + to) / 2} ${sag(from) + 44} ${to} ${sag(to)}Z`}
        fill={index % 2 === 0 ? mix('#f4dcae', palette.wallDark, 0.2) : palette.cloth}
        opacity={from > right || to < left ? 0.85 : 1}
      />
    );
  });
}

/** Two rows of chandeliers down the length of the hall, the farthest first. They hang above all heads. */
function Chandeliers({ floor, camera }: Pick<WallsProps, 'floor' | 'camera'>) {
  const high = floor.width * 0.37;
  const times = Math.max(0.8, floor.width * 0.062) / 100;
  return (
    <>
      <defs>
        <g id="chandelier">
          <circle r="170" fill="url(#glow)" />
          <path d="M0-900V-92" stroke="#caa055" strokeWidth="3" />
          <path d="M-10-92h20l6 12h-32zM-5-80h10v26h-10z" fill="#e0ae57" />
          <path
            d="M0-84Q-26-60-40-30M0-84Q26-60 40-30M0-84V-22M0-60Q-50-40-74 2M0-60Q50-40 74 2"
            fill="none"
            stroke="#f7dfae"
            strokeWidth="2"
            opacity="0.8"
          />
          <path d="M-40-30a40 9 0 0 0 80 0q-10 30-40 34-30-4-40-34z" fill="#ffe9bb" opacity="0.5" />
          <path d="M-74 2a74 16 0 0 0 148 0q-24 40-74 50-50-10-74-50z" fill="#ffe3a8" opacity="0.42" />
          <path d="M-46 26q46 22 92 0-16 44-46 66-30-22-46-66z" fill="#ffdc98" opacity="0.5" />
          <path
            d="M-40-30a40 9 0 0 0 80 0M-74 2a74 16 0 0 0 148 0M-46 26q46 22 92 0"
            fill="none"
            stroke="#d39a45"
            strokeWidth="3"
          />
          <path
            d="M-60 14v22M-40 18v34M-20 20v48M0 22v68M20 20v48M40 18v34M60 14v22M-28-22v16M-10-20v22M10-20v22M28-22v16"
            stroke="#fffaf0"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray="0 8"
            opacity="0.9"
          />
          <path
            d="M-40-38a40 9 0 0 0 80 0M-74-8a74 16 0 0 0 148 0"
            fill="none"
            stroke="#fffdf4"
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray="0 16.5"
          />
        </g>
      </defs>
      {[0.9, 0.34].flatMap((share) =>
        (share > 0.5 ? [-0.36, 0, 0.36] : [-0.3, 0.3]).map((aside) => {
          const [x, y] = project(camera, { x: aside * floor.width, y: high, z: share * floor.depth });
          const scale = (times * camera.focal) / (camera.distance + share * floor.depth);
          return (
            <use
              key={`${share} ${aside}`}
              href="#chandelier"
              transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 1000) / 1000})`}
            />
          );
        }),
      )}
    </>
  );
}
