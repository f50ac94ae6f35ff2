import type { HallFloor } from './floor-of.ts';
import { mix, type Palette } from './palette.ts';
import { type Camera, outline, project, scaleAt, sheet } from './projection.ts';
import { waterDepth } from './seating.ts';

interface OpenAirProps {
  floor: HallFloor;
  camera: Camera;
  palette: Palette;
}

/** Where leaves and towers are not all alike: a number between 0 and 1 that is the same for each drawing. */
const varied = (place: number) => Math.abs(Math.sin(place * 12.9898) * 43758.5453) % 1;

/** The sky, and what stands behind the place and beside it. The ground is drawn before. */
export function OpenAir({ floor, camera, palette }: OpenAirProps) {
  const [, base] = project(camera, { x: 0, z: floor.depth });
  return (
    <>
      <rect width={sheet.width} height={base + 1} fill="url(#sky)" />
      <path
        d="M90 70h0M180 150h0M260 40h0M352 112h0M430 60h0M520 28h0M610 96h0M702 44h0M766 140h0M850 74h0M940 30h0M1010 118h0M1090 58h0M1150 150h0"
        stroke="#fff3d6"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.7"
      />
      {floor.kind === 'roof' ? <Skyline base={base} /> : <Trees base={base} behind />}
      {floor.kind === 'roof' ? null : <Palace base={base} palette={palette} isNear={floor.kind !== 'lawn'} />}
      {floor.kind === 'lawn' ? <Trees base={base} /> : null}
      <Edge floor={floor} camera={camera} base={base} />
      {floor.kind === 'pool' ? <Water floor={floor} camera={camera} /> : null}
    </>
  );
}

/** Trees along the far edge, each a little different. Those behind are paler, as in the air of an evening. */
function Trees({ base, behind = false }: { base: number; behind?: boolean }) {
  const count = behind ? 15 : 12;
  return Array.from({ length: count }, (_, index) => {
    const place = index + (behind ? 40 : 0);
    const x = ((index + 0.5) / count) * sheet.width + (varied(place) - 0.5) * 60;
    // The middle is left free, for the stage.
    if (!behind && Math.abs(x - sheet.width / 2) < 250) return null;
    const scale = (behind ? 0.62 : 0.82) + varied(place + 7) * 0.4;
    return (
      <use
        key={x}
        href={behind ? '#tree-far' : '#tree'}
        transform={`translate(${Math.round(x)} ${Math.round(base)}) scale(${Math.round(scale * 100) / 100})`}
      />
    );
  });
}

/** A low palace with lit arches: far behind a lawn, and the wall of a court. */
function Palace({ base, palette, isNear }: { base: number; palette: Palette; isNear: boolean }) {
  const stone = mix(palette.wallLit, '#3b2a4e', isNear ? 0.35 : 0.5);
  const dark = mix(stone, '#0b1028', 0.35);
  const [arches, width, height] = isNear ? [13, 92, 150] : [9, 46, 78];
  const whole = arches * width;
  const left = (sheet.width - whole) / 2;
  const top = base - height;
  const dome = (x: number, r: number, y: number) =>
    `M${x - r} ${y}C${x - r * 1.25} ${y - r * 0.9} ${x - r * 0.3} ${y - r * 1.1} ${x} ${y - r * 1.7}C${x + r * 0.3} ${y - r * 1.1} ${x + r * 1.25} ${y - r * 0.9} ${x + r} ${y}Z`;
  const towers = isNear ? [0.5, 3.5, arches - 3.5, arches - 0.5] : [0.5, arches / 2, arches - 0.5];
  return (
    <>
      <rect x={left} y={top} width={whole} height={height} fill={stone} />
      {towers.map((tower) => {
        const x = left + tower * width;
        const r = width * 0.46;
        return (
          <g key={tower}>
            <path d={dome(x, r, top - r * 0.9)} fill={mix(stone, '#ffd9a0', 0.25)} />
            <rect x={x - r} y={top - r * 0.92} width={r * 2} height={r} fill={stone} />
            <path
              d={`M${x - r * 0.45} ${top}v${-r * 0.45}q${r * 0.45} ${-r * 0.5} ${r * 0.9} 0v${r * 0.45}z`}
              fill="url(#niche)"
            />
            <path d={`M${x} ${top - r * 2.5}v${-r * 0.35}`} stroke="#e6b765" strokeWidth="3" />
          </g>
        );
      })}
      <rect x={left - 8} y={top - 5} width={whole + 16} height="8" fill={mix(stone, '#ffd9a0', 0.4)} />
      <rect x={left} y={top + 3} width={whole} height="6" fill={dark} />
      {Array.from({ length: arches }, (_, index) => {
        const x = left + index * width;
        const [w, h] = [width * 0.7, height * 0.78];
        const from = x + width * 0.15;
        return (
          <path
            key={x}
            d={`M${from} ${base}v${-h * 0.6}q0-${h * 0.2} ${w * 0.18}-${h * 0.22}q${w * 0.06}-${h * 0.13} ${w * 0.32}-${h * 0.18}q${w * 0.26} ${h * 0.05} ${w * 0.32} ${h * 0.18}q${w * 0.18} ${h * 0.02} ${w * 0.18} ${h * 0.22}v${h * 0.6}z`}
            fill="url(#niche)"
          />
        );
      })}
    </>
  );
}

/** The lights of the city around a roof. */
function Skyline({ base }: { base: number }) {
  const towers = 22;
  return Array.from({ length: towers }, (_, index) => {
    const width = 44 + varied(index) * 46;
    const x = (index / towers) * (sheet.width + 40) - 30;
    const height = 70 + varied(index + 3) * 150 * (0.6 + Math.abs(index - 10.5) / 18);
    const [rows, columns] = [Math.floor(height / 18), Math.floor(width / 14)];
    const windows = Array.from({ length: rows * columns }, (__, place) => place)
      .filter((place) => varied(index * 97 + place) > 0.58)
      .map(
        (place) =>
          `M${Math.round(x + 8 + (place % columns) * 13)} ${Math.round(base - height + 12 + Math.floor(place / columns) * 17)}h5`,
      )
      .join('');
    return (
      <g key={x}>
        <rect
          x={Math.round(x)}
          y={Math.round(base - height)}
          width={Math.round(width)}
          height={Math.round(height)}
          fill={index % 2 ? '#1d2348' : '#2a2a58'}
        />
        <path d={windows} stroke="#ffcf86" strokeWidth="6" opacity="0.85" />
      </g>
    );
  });
}

/** A hedge or a parapet along the edges of the place, and strings of lamps across it. */
function Edge({ floor, camera, base }: Omit<OpenAirProps, 'palette'> & { base: number }) {
  const { width, depth, kind } = floor;
  const half = width / 2;
  const high = kind === 'lawn' ? width * 0.022 : width * 0.03;
  const colours = kind === 'lawn' ? ['#1f4a35', '#2f6444'] : ['#8d6a55', '#c9a27a'];
  const side = outline(camera, [
    { x: -half, z: 0 },
    { x: -half, z: depth },
    { x: -half, y: high, z: depth },
    { x: -half, y: high, z: 0 },
  ]);
  const [left, top] = project(camera, { x: -half, y: high, z: depth });
  return (
    <>
      <rect x={left} y={top} width={sheet.width - 2 * left} height={base - top} fill={colours[0]} />
      <rect x={left} y={top} width={sheet.width - 2 * left} height="3" fill={colours[1]} />
      {kind === 'roof' ? <StreetsBelow left={left} base={base} /> : null}
      {[1, -1].map((mirror) => (
        <g key={mirror} transform={mirror < 0 ? `matrix(-1 0 0 1 ${sheet.width} 0)` : undefined}>
          <path d={side} fill={colours[0]} />
          {kind === 'lawn' || kind === 'court' ? <SideTrees floor={floor} camera={camera} /> : null}
        </g>
      ))}
      {[0.96, 0.74, 0.52, 0.34].map((share) => (
        <Festoon key={share} floor={floor} camera={camera} z={share * depth} />
      ))}
    </>
  );
}

/** What is seen over the parapet of a roof, on both sides. */
function StreetsBelow({ left, base }: { left: number; base: number }) {
  const edge = Math.round(base - 1);
  const lights = Array.from({ length: 46 }, (_, index) => {
    const y = base + 12 + varied(index) * (sheet.height - base) * 0.7;
    const x = varied(index + 50) * left * (1 - (y - base) / (sheet.height - base)) * 0.92;
    return `M${Math.round(x)} ${Math.round(y)}h0M${Math.round(sheet.width - x)} ${Math.round(y)}h0`;
  }).join('');
  const side = `M0 ${edge}H${Math.round(left)}L0 ${sheet.height}Z`;
  return (
    <>
      <path d={side} fill="#1b1a40" />
      <path d={side} fill="#1b1a40" transform={`matrix(-1 0 0 1 ${sheet.width} 0)`} />
      <path d={lights} stroke="#ffcf86" strokeWidth="4" strokeLinecap="round" opacity="0.6" />
    </>
  );
}

function SideTrees({ floor, camera }: Pick<OpenAirProps, 'floor' | 'camera'>) {
  return [0.9, 0.66, 0.42, 0.18].map((share) => {
    const z = share * floor.depth;
    const [x, y] = project(camera, { x: -floor.width * 0.56, z });
    const scale = (scaleAt(camera, z) * floor.width * 0.24) / 190;
    return (
      <use
        key={share}
        href="#tree"
        transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 100) / 100})`}
      />
    );
  });
}

/** A string of lamps from one side to the other, above all heads. */
function Festoon({ floor, camera, z }: Pick<OpenAirProps, 'floor' | 'camera'> & { z: number }) {
  const at = (x: number, y: number) =>
    project(camera, { x: x * floor.width, y: y * floor.width, z })
      .map(Math.round)
      .join(' ');
  const lamp = Math.max(3, Math.round(scaleAt(camera, z) * floor.width * 0.006));
  const d = `M${at(-0.56, 0.36)}Q${at(-0.27, 0.25)} ${at(0, 0.35)}Q${at(0.27, 0.25)} ${at(0.56, 0.36)}`;
  return (
    <>
      <path d={d} fill="none" stroke="#2a2344" strokeWidth="1.5" />
      <path
        d={d}
        fill="none"
        stroke="#ffb65c"
        strokeWidth={lamp * 3}
        strokeLinecap="round"
        strokeDasharray={`0 ${lamp * 4.2}`}
        opacity="0.28"
      />
      <path
        d={d}
        fill="none"
        stroke="#fff1cf"
        strokeWidth={lamp}
        strokeLinecap="round"
        strokeDasharray={`0 ${lamp * 4.2}`}
      />
    </>
  );
}

function Water({ floor, camera }: Pick<OpenAirProps, 'floor' | 'camera'>) {
  const half = floor.width * 0.36;
  const [near, far] = [floor.depth - waterDepth(floor), floor.depth * 0.97];
  const corners = (by: number) =>
    outline(camera, [
      { x: -half - by, z: near - by },
      { x: half + by, z: near - by },
      { x: half + by, z: far + by / 2 },
      { x: -half - by, z: far + by / 2 },
    ]);
  const [, top] = project(camera, { x: 0, z: far });
  const [, bottom] = project(camera, { x: 0, z: near });
  return (
    <>
      <path d={corners(0.5)} fill="#f0dcb6" />
      <path d={corners(0)} fill="url(#water)" />
      <path
        d={[-0.26, -0.17, -0.06, 0.08, 0.19, 0.28]
          .map(
            (share) =>
              `M${Math.round(sheet.width / 2 + share * sheet.width * 0.72)} ${Math.round(top + 5)}V${Math.round(bottom - 6)}`,
          )
          .join('')}
        stroke="#ffd08a"
        strokeWidth="7"
        strokeDasharray="10 5 3 6"
        strokeLinecap="round"
        opacity="0.55"
      />
    </>
  );
}
