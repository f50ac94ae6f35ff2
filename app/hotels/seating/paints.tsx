import { mix, type Palette } from './palette.ts';

/** The stops of a gradient in one text: offset, colour, and opacity where it is not whole. */
function Stops({ of }: { of: string }) {
  return of.split(', ').map((stop) => {
    const [offset, colour, opacity] = stop.split(' ');
    return <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />;
  });
}

/** The gradients of the drawing; each is named by its id. */
export function Paints({ palette }: { palette: Palette }) {
  const { wall, wallDark, wallLit, floor, floorDark } = palette;
  const downwards = {
    wall: `0 ${wallDark}, 0.45 ${wall}, 1 ${wallLit}`,
    side: `0 ${wallDark}, 0.3 ${wall}, 0.62 ${wallLit}, 1 ${wallDark}`,
    niche: '0 #8a4a22, 0.35 #e79b3f, 0.8 #ffdf9c, 1 #fff3cf',
    upper: '0 #5d2f2a, 1 #f2b35c',
    alcove: '0 #8d2b4a, 0.5 #e08a5a, 1 #ffe0a6',
    dusk: '0 #1b2a5e, 0.5 #6a4f86, 0.8 #e48f7a, 1 #ffd796',
    floor: `0 ${mix(floor, '#ffd592', 0.35)}, 0.35 ${floor}, 1 ${floorDark}`,
    grass: '0 #7f9c4c, 0.25 #4b7a44, 1 #163a2c',
    sky: '0 #131a45, 0.4 #3d3a78, 0.68 #a85f80, 0.86 #f09a6c, 1 #ffd28a',
    water: '0 #f3b27a, 0.3 #4d7fa0, 1 #123a63',
    linen: '0 #fbeed6, 1 #b99a7c',
    screen: '0 #27336e, 0.6 #b5667c, 1 #f7bd7d',
    ceiling: '0 #0b1028 0.72, 0.55 #0b1028 0.12, 1 #0b1028 0',
  };
  const around = {
    glow: '0 #ffe0a0 0.75, 0.35 #ffc46a 0.28, 1 #ffb24d 0',
    pool: '0 #ffd88f 0.55, 1 #ffcf7a 0',
    shade: '0 #0b0714 0.5, 0.6 #0b0714 0.3, 1 #0b0714 0',
  };
  return (
    <>
      {Object.entries(downwards).map(([id, stops]) => (
        <linearGradient key={id} id={id} x2="0" y2="1">
          <Stops of={stops} />
        </linearGradient>
      ))}
      <linearGradient id="side-dusk">
        <Stops of="0 #240f12 0.74, 0.6 #240f12 0.3, 1 #240f12 0.04" />
      </linearGradient>
      {Object.entries(around).map(([id, stops]) => (
        <radialGradient key={id} id={id}>
          <Stops of={stops} />
        </radialGradient>
      ))}
      <radialGradient id="corners" r="0.72">
        <Stops of="0 #0b1028 0, 0.7 #0b1028 0.06, 1 #0b1028 0.5" />
      </radialGradient>
    </>
  );
}

/** Two trees with lamps round their stems: near ones, and the paler ones behind. */
export function TreeSymbols() {
  return (
    <>
      <g id="tree">
        <ellipse cy="2" rx="70" ry="10" fill="url(#shade)" />
        <path d="M-8 0q4-50 0-90h16q-4 44 2 90z" fill="#3a2634" />
        <path
          d="M-7-6h14M-6-22h12M-5-38h11M-5-54h11M-5-70h12"
          stroke="#ffcf86"
          strokeWidth="3"
          strokeDasharray="0 5"
          strokeLinecap="round"
        />
        <path
          d="M-78-108q-14-40 26-52 2-40 44-38 44-8 54 30 42 6 34 46-4 34-46 30-20 22-50 8-52 12-62-24z"
          fill="#1d4b3b"
        />
        <path
          d="M-70-130q0-26 28-30 6-32 40-30 36-4 46 26 30 6 30 30-20-18-40-10-24-24-52-2-32-8-52 16z"
          fill="#3a7450"
          opacity="0.75"
        />
        <path
          d="M-60-100q30 20 60 8 34 14 66-12"
          fill="none"
          stroke="#ffcf86"
          strokeWidth="4"
          strokeDasharray="0 12"
          strokeLinecap="round"
        />
      </g>
      <g id="tree-far">
        <path d="M-6 0q4-40 0-80h12q-2 40 0 80z" fill="#3f3358" />
        <path
          d="M-66-92q-14-36 22-46 4-36 42-32 40-8 48 28 36 6 28 40-6 30-44 24-20 16-44 4-44 10-52-18z"
          fill="#4a3f6e"
        />
      </g>
    </>
  );
}
