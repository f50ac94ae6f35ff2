import { type HallFloor, isOpenAir } from './floor-of.ts';
import { Centrepiece, SeatedGuests, SeatSymbols } from './furniture.tsx';
import { HallWalls } from './hall-walls.tsx';
import { OpenAir } from './open-air.tsx';
import { Paints, TreeSymbols } from './paints.tsx';
import { mix, type Palette } from './palette.ts';
import { type Camera, cameraFor, outline, project, sheet } from './projection.ts';
import { seat } from './seating.ts';
import type { Seating } from './seatings.ts';
import { FlowerStands, SetPiece } from './set-pieces.tsx';

export interface HallDrawingProps {
  floor: HallFloor;
  seating: Seating;
  /** How many are drawn; the caller asks for no more than the floor takes. */
  guests: number;
  /** For how many the house lays its tables, which then stand closer. */
  most: number;
  palette: Palette;
  /** What the drawing shows, in words. */
  label: string;
}

/** A hall or a lawn in perspective with every guest in a seat, as one SVG that needs no script. */
export function HallDrawing({ floor, seating, guests, most, palette, label }: HallDrawingProps) {
  const openAir = isOpenAir(floor.kind);
  const camera = cameraFor(floor, openAir);
  const seats = seat(floor, seating, guests, most);
  const Surroundings = openAir ? OpenAir : HallWalls;
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className="hall-drawing" role="img" aria-label={label}>
      <defs>
        <Paints palette={palette} />
        <SeatSymbols cloth={palette.cloth} isCovered={seating === 'wedding'} />
        <Centrepiece />
        <TreeSymbols />
      </defs>
      <Ground floor={floor} camera={camera} palette={palette} />
      <Surroundings floor={floor} camera={camera} palette={palette} />
      <Light floor={floor} camera={camera} />
      <SetPiece floor={floor} camera={camera} seating={seating} cloth={palette.cloth} clothDark={palette.clothDark} />
      <SeatedGuests seats={seats} camera={camera} cloth={palette.cloth} />
      <FlowerStands floor={floor} camera={camera} seating={seating} />
      <rect width={sheet.width} height={sheet.height} fill="url(#corners)" />
    </svg>
  );
}

type GroundProps = Pick<HallDrawingProps, 'floor' | 'palette'> & { camera: Camera };

/** Grass with the stripes of its mower, stone, or polished tiles. */
function Ground({ floor, camera, palette }: GroundProps) {
  const { width, depth, kind } = floor;
  const half = width / 2;
  const [, base] = project(camera, { x: 0, z: depth });
  const isGrass = kind === 'lawn';
  const stripes = isGrass ? 9 : Math.max(6, Math.round(width / 1.8));
  const rows = Math.max(6, Math.round(depth / 1.8));
  const lines = [
    ...Array.from({ length: stripes + 1 }, (_, index) => {
      const x = (index / stripes) * width - half;
      return outline(
        camera,
        [
          { x, z: 0 },
          { x, z: depth },
        ],
        false,
      );
    }),
    ...Array.from({ length: rows }, (_, index) => {
      const z = (index / rows) * depth;
      return outline(
        camera,
        [
          { x: -half, z },
          { x: half, z },
        ],
        false,
      );
    }),
  ].join('');
  const bands = Array.from({ length: Math.ceil(stripes / 2) }, (_, index) => {
    const [from, to] = [index * 2, Math.min(stripes, index * 2 + 1)].map((at) => (at / stripes) * width - half);
    return outline(camera, [
      { x: from ?? 0, z: 0 },
      { x: to ?? 0, z: 0 },
      { x: to ?? 0, z: depth },
      { x: from ?? 0, z: depth },
    ]);
  }).join('');
  return (
    <>
      <rect
        y={base - 2}
        width={sheet.width}
        height={sheet.height - base + 2}
        fill={isGrass ? 'url(#grass)' : 'url(#floor)'}
      />
      {isGrass ? (
        <path d={bands} fill="#9fc46a" opacity="0.09" />
      ) : (
        <>
          <path d={lines} fill="none" stroke={mix(palette.floor, '#fff0cf', 0.35)} strokeWidth="1" opacity="0.22" />
          <Inlay floor={floor} camera={camera} palette={palette} />
        </>
      )}
    </>
  );
}

/** A star of petals in the middle of a stone floor, and a border round it. */
function Inlay({ floor, camera, palette }: GroundProps) {
  const { width, depth } = floor;
  const around = (radius: (turn: number) => number, steps: number) =>
    outline(
      camera,
      Array.from({ length: steps }, (_, index) => {
        const turn = (index / steps) * 2 * Math.PI;
        return { x: radius(turn) * Math.sin(turn), z: depth * 0.42 + radius(turn) * Math.cos(turn) };
      }),
    );
  const size = width * 0.3;
  const border = (inset: number) =>
    outline(camera, [
      { x: inset - width / 2, z: inset },
      { x: width / 2 - inset, z: inset },
      { x: width / 2 - inset, z: depth - inset },
      { x: inset - width / 2, z: depth - inset },
    ]);
  const light = mix(palette.floor, '#fff0cf', 0.4);
  return (
    <g fill="none" stroke={light} opacity="0.5">
      <path d={border(width * 0.045)} strokeWidth="4" opacity="0.6" />
      <path d={border(width * 0.058)} />
      <path d={around(() => size, 48)} strokeWidth="3" />
      <path d={around(() => size * 0.93, 48)} />
      <path
        d={around((turn) => size * (0.6 + 0.28 * Math.abs(Math.cos(turn * 6))), 144)}
        fill={palette.cloth}
        fillOpacity="0.4"
        strokeWidth="2"
      />
      <path
        d={around((turn) => size * (0.26 + 0.2 * Math.abs(Math.cos(turn * 4))), 96)}
        fill={light}
        fillOpacity="0.3"
        strokeWidth="2"
      />
    </g>
  );
}

/** The light that lamps and stage throw on the ground. */
function Light({ floor, camera }: Omit<GroundProps, 'palette'>) {
  const [, base] = project(camera, { x: 0, z: floor.depth });
  return (
    <>
      <ellipse cx="600" cy={base + 40} rx="430" ry="110" fill="url(#pool)" />
      <ellipse cx="330" cy={base + 190} rx="330" ry="120" fill="url(#pool)" opacity="0.6" />
      <ellipse cx="870" cy={base + 190} rx="330" ry="120" fill="url(#pool)" opacity="0.6" />
    </>
  );
}
