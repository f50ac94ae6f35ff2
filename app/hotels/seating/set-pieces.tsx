import type { HallFloor } from './floor-of.ts';
import { Placed } from './furniture.tsx';
import { type Camera, outline } from './projection.ts';
import { stageDepth, waterDepth } from './seating.ts';
import type { Seating } from './seatings.ts';

/* What stands at the far end, in centimetres, with its foot in the middle at 0, 0; and the carpet that leads there. */

interface SetPieceProps {
  floor: HallFloor;
  camera: Camera;
  seating: Seating;
  cloth: string;
  clothDark: string;
}

export function SetPiece({ floor, camera, seating, cloth, clothDark }: SetPieceProps) {
  if (seating === 'empty') return null;
  const z = floor.depth - waterDepth(floor) - (stageDepth(floor, seating) - waterDepth(floor)) * 0.45;
  // It is larger in a larger place, so that the last row sees it.
  const times = Math.max(0.8, (floor.width * 0.34) / 5.6);
  const piece = {
    dinner: <FlowerStage cloth={cloth} />,
    wedding: <Mandap cloth={cloth} />,
    theatre: <Screen dark={clothDark} />,
  };
  return (
    <>
      <defs>
        <g id="set-piece">{piece[seating]}</g>
      </defs>
      {seating === 'wedding' ? <Aisle floor={floor} camera={camera} cloth={cloth} /> : null}
      <Placed id="set-piece" camera={camera} x={0} z={z} times={times} />
    </>
  );
}

/** Stands of flowers: along the aisle of a wedding, and at the near corners of every place that is laid. */
export function FlowerStands({ floor, camera, seating }: Pick<SetPieceProps, 'floor' | 'camera' | 'seating'>) {
  if (seating === 'empty') return null;
  const [near, far] = [floor.depth * 0.035, floor.depth - stageDepth(floor, seating)];
  const count = Math.max(3, Math.round((far - near) / 4.2));
  const alongAisle = Array.from({ length: count }, (_, index) => far - ((index + 0.3) / count) * (far - near));
  return (
    <>
      <defs>
        <g id="stand">
          <ellipse rx="46" ry="20" fill="url(#shade)" />
          <path d="M-15 0h30l-6-12-4-70h-10l-4 70z" fill="#e9c98f" />
          <path d="M2-82h3l4 70 6 12H4z" fill="#a87637" />
          <path d="M-20-82h40l-8-10h-24z" fill="#e0ae57" />
          <circle cy="-118" r="58" fill="url(#glow)" />
          <path d="M-40-104q-6-34 22-44 20-14 42 2 24 12 16 42-12 18-40 16-30 2-40-16z" fill="#2f5d3f" />
          <path
            d="M-30-104h0M-8-96h0M16-98h0M32-112h0M-34-126h0M-14-118h0M8-116h0M26-132h0M-22-142h0M0-138h0M10-150h0"
            stroke="#f6dccb"
            strokeWidth="15"
            strokeLinecap="round"
          />
          <path
            d="M-20-112h0M20-118h0M-6-128h0M-30-136h0M18-142h0M0-104h0"
            stroke="#b3235f"
            strokeWidth="20"
            strokeLinecap="round"
          />
          <path d="M-38-114h0M6-126h0M34-124h0M-10-150h0" stroke="#f0a02e" strokeWidth="18" strokeLinecap="round" />
        </g>
      </defs>
      {seating === 'wedding'
        ? alongAisle.flatMap((z) =>
            [-1, 1].map((side) => <Placed key={`${side} ${z}`} id="stand" camera={camera} x={side * 1.02} z={z} />),
          )
        : null}
      {[-1, 1].map((side) => (
        <Placed
          key={side}
          id="stand"
          camera={camera}
          x={side * floor.width * 0.43}
          z={near}
          times={Math.max(1.3, floor.width / 16)}
        />
      ))}
    </>
  );
}

/** The same curve in two or three colours of dots is a garland. */
function Garland({ d, width = 16 }: { d: string; width?: number }) {
  const dots = { d, fill: 'none', strokeLinecap: 'round', strokeWidth: width } as const;
  return (
    <>
      <path {...dots} stroke="#7c1f3f" strokeDasharray={`0 ${width * 0.8}`} />
      <path {...dots} stroke="#f0a22f" strokeDasharray={`0 ${width * 1.5}`} />
      <path
        {...dots}
        stroke="#f9e0d3"
        strokeDasharray={`0 ${width * 2.6}`}
        strokeDashoffset={-width * 0.7}
        strokeWidth={width * 0.8}
      />
    </>
  );
}

function Dais({ half }: { half: number }) {
  return (
    <>
      <ellipse rx={half * 1.35} ry="70" fill="url(#shade)" />
      <path d={`M${-half - 30}-14H${half + 30}L${half + 46} 22H${-half - 46}Z`} fill="#b98647" />
      <path d={`M${-half}-44H${half}L${half + 26}-10H${-half - 26}Z`} fill="#f3dfb9" />
      <path d={`M${-half - 26}-10H${half + 26}v6H${-half - 26}Z`} fill="#8f5f28" />
    </>
  );
}

/** Bride and groom, seated, seen from the front. */
function Couple({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M-70 0c-6-40-2-62 20-72h22c20 10 22 34 18 72z" fill="#b3182f" />
      <path d="M-62-60q23-52 46 0l8 56h-62z" fill="#d8293f" opacity="0.8" />
      <circle cx="-39" cy="-88" r="13" fill="#b0744c" />
      <path d="M-55-84a16 18 0 0 1 32 0q-16-14-32 0" fill="#c2203a" />
      <path d="M10 0c-4-40-2-62 18-72h22c22 10 24 34 22 72z" fill="#f4e7cc" />
      <circle cx="39" cy="-88" r="13" fill="#a86c45" />
      <path d="M22-91q2-20 17-20t17 20q-17-9-34 0" fill="#c2203a" />
      <path d="M30-70l9 50 9-50" fill="none" stroke="#c9912f" strokeWidth="4" />
    </g>
  );
}

/** A sofa for the couple under an arch of flowers. */
function FlowerStage({ cloth }: { cloth: string }) {
  const arch = 'M-215-44V-235A215 205 0 0 1 215-235V-44';
  return (
    <>
      <circle cy="-210" r="430" fill="url(#glow)" />
      <Dais half={280} />
      <path d={`${arch}Z`} fill="url(#alcove)" />
      <path d="M-215-235A215 205 0 0 1-60-432Q-120-240-190-44H-215Z" fill={cloth} />
      <path d="M215-235A215 205 0 0 0 60-432Q120-240 190-44H215Z" fill={cloth} />
      <path
        d="M-150-380Q-140-220-196-44M-110-410Q-110-230-180-60M150-380Q140-220 196-44M110-410Q110-230 180-60"
        fill="none"
        stroke="#00000033"
        strokeWidth="5"
      />
      <path d="M-105-50v-62q0-42 34-42H71q34 0 34 42v62z" fill="#8f1f3c" />
      <path d="M-120-46v-44q0-16 15-16t15 16v14H90v-14q0-16 15-16t15 16v44z" fill="#b5304f" />
      <path d="M-105-112q0-42 34-42H71q34 0 34 42" fill="none" stroke="#e6b75f" strokeWidth="5" />
      <Couple y={-62} />
      <Garland d={arch} width={26} />
      <Garland d="M-231-44V-235A231 221 0 0 1 231-235V-44" width={20} />
      <Garland d="M-262-28q-16-30 6-62M262-28q16-30-6-62M-246-30q-6-24 4-40M246-30q6-24-4-40" width={26} />
    </>
  );
}

/** Four pillars and a canopy of cloth and marigolds over the fire. */
function Mandap({ cloth }: { cloth: string }) {
  return (
    <>
      <circle cy="-190" r="440" fill="url(#glow)" />
      <Dais half={290} />
      <path d="M-190-50V-370H190V-50Z" fill="url(#alcove)" />
      <path d="M-190-370Q-96-180-190-60ZM190-370Q96-180 190-60Z" fill={cloth} />
      <path d="M-196-380v332M196-380v332" stroke="#f6e6c4" strokeWidth="16" />
      <Couple y={-58} />
      <path d="M-30-34h60l-10 24h-40z" fill="#a86a24" />
      <circle cy="-52" r="90" fill="url(#glow)" />
      <path d="M-16-34q-8-26 8-46 2 14 8 18 4-12 0-24 26 20 16 52z" fill="#ff9d2e" />
      <path d="M-270-392Q-150-420-96-474Q-40-500 0-540Q40-500 96-474Q150-420 270-392L262-356H-262Z" fill={cloth} />
      <path d="M-96-474Q-60-420-52-356H52Q60-420 96-474Q40-500 0-540Q-40-500-96-474Z" fill="#f2b54a" />
      <path d="M-30-500Q-16-430-14-356H14Q16-430 30-500L0-540Z" fill="#fbe3b0" />
      <path d="M0-540v-24" stroke="#e6b75f" strokeWidth="8" />
      <circle cy="-568" r="9" fill="#f6d58c" />
      <Garland d="M-264-356Q-198-290-132-352Q-66-286 0-352Q66-286 132-352Q198-290 264-356" width={20} />
      <path d="M-256-384V-20M256-384V-20" stroke="#f6e6c4" strokeWidth="22" />
      <Garland d="M-256-376V-30M256-376V-30" width={24} />
      <Garland d="M-132-352v90M0-352v70M132-352v90" width={12} />
    </>
  );
}

/** A screen, and a speaker at a lectern. */
function Screen({ dark }: { dark: string }) {
  return (
    <>
      <circle cy="-230" r="520" fill="url(#glow)" opacity="0.7" />
      <path d="M-380-36H380L420 16H-420Z" fill="#8f6a43" />
      <path d="M-420 16H420v10H-420Z" fill="#4c321d" />
      <path d="M-330-430H330V-70H-330Z" fill="#120d1c" />
      <path d="M-318-418H318V-82H-318Z" fill="url(#screen)" />
      <path d="M-318-82V-190Q-230-250-150-200T20-230T190-210T318-250V-82Z" fill={dark} opacity="0.55" />
      <path d="M-318-82V-140Q-200-190-90-150T120-170T318-150V-82Z" fill={dark} />
      <circle cx="150" cy="-300" r="44" fill="#fff0c9" />
      <path d="M-280-380h150M-280-350h100" stroke="#fdf3df" strokeWidth="12" />
      <path d="M-262-30v-90h60v90z" fill="#6b4322" />
      <path d="M-272-126h80v12h-80z" fill="#e0ae57" />
      <path d="M-256-126c-2-34 4-50 16-54h18c12 4 16 20 14 54z" fill="#1f6d58" />
      <circle cx="-231" cy="-194" r="14" fill="#b0744c" />
      <path d="M-246-192a15 16 0 0 1 30 0q-15-12-30 0" fill="#21141a" />
    </>
  );
}

/** The carpet between the rows, edged with petals. */
function Aisle({ floor, camera, cloth }: Pick<SetPieceProps, 'floor' | 'camera' | 'cloth'>) {
  const far = floor.depth - stageDepth(floor, 'wedding');
  const half = 0.75;
  const edge = (x: number) =>
    outline(
      camera,
      [
        { x, z: 0 },
        { x, z: far },
      ],
      false,
    );
  return (
    <>
      <path
        d={outline(camera, [
          { x: -half, z: 0 },
          { x: half, z: 0 },
          { x: half, z: far },
          { x: -half, z: far },
        ])}
        fill={cloth}
      />
      {[
        { aside: half, stroke: '#f3b04a', strokeWidth: '5', strokeDasharray: '0 8' },
        { aside: half + 0.14, stroke: '#f6dccb', strokeWidth: '4', strokeDasharray: '0 11' },
      ].flatMap(({ aside, ...petals }) =>
        [-aside, aside].map((x) => <path key={x} d={edge(x)} fill="none" strokeLinecap="round" {...petals} />),
      )}
    </>
  );
}
