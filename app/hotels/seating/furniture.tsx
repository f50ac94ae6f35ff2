import { Fragment, type ReactNode } from 'react';
import { type Camera, flatness, project, scaleAt } from './projection.ts';
import type { ChairRow, Seats, Table } from './seating.ts';

/* Furniture and guests are drawn once, in centimetres, and repeated. The ids of what seats one guest begin with "seat". */

/** The clothes of guests, in the order in which they sit. */
const clothes = ['#b3235f', '#e0a02e', '#f1e2c6', '#1f6d58', '#c9532f', '#33509f', '#e9b9a6', '#7a3d70'];
const hair = '#21141a';
const skin = '#b0744c';
/** Every third guest wears a turban. */
const turbanEvery = 3;

const round = Math.round;

/** The symbols for one seated guest, from behind and from the front. Chairs of rows are dressed in the house's cloth. */
export function SeatSymbols({ cloth, isCovered }: { cloth: string; isCovered: boolean }) {
  return (
    <>
      {isCovered ? (
        <g id="chair">
          <path d="M-22-84q22-6 44 0l4 84h-52z" fill="#f4e6cd" />
          <path d="M-24-60q24-5 48 0l1 13q-25-4-50 0z" fill={cloth} />
          <path d="M10-86q6 0 12 2l4 84h-14z" fill="#d9bd93" />
        </g>
      ) : (
        <g id="chair">
          <path d="M-18-45L-19 0M18-45L19 0" stroke="#8f6428" strokeWidth="5" />
          <path d="M-20-86q20-6 40 0l1 44h-42z" fill="#d9a650" />
          <path d="M-14-80q14-4 28 0v30h-28z" fill={cloth} />
        </g>
      )}
      {clothes.map((colour, index) => (
        <Fragment key={colour}>
          <g id={`seat-b${index}`}>
            <path d="M-23-60c-1-32 4-42 16-46h14c12 4 17 14 16 46z" fill={colour} />
            <Head place={index} face={false} />
            <use href="#chair" />
          </g>
          <g id={`seat-f${index}`}>
            <use href="#chair" />
            <path d="M-23-40c-1-52 4-62 16-66h14c12 4 17 14 16 66z" fill={colour} />
            <Head place={index} face />
          </g>
        </Fragment>
      ))}
    </>
  );
}

function Head({ place, face }: { place: number; face: boolean }) {
  const wearsTurban = place % turbanEvery === 0;
  return (
    <>
      <circle cy="-117" r="11.5" fill={face ? skin : hair} />
      {wearsTurban ? (
        <ellipse cy="-125" rx="14" ry="9" fill={clothes[(place + 4) % clothes.length]} />
      ) : face ? (
        <path d="M-12-115a12 13 0 0 1 24 0q-12-10-24 0" fill={hair} />
      ) : (
        <circle cy="-112" r="6" fill="#3a2530" />
      )}
    </>
  );
}

/** Tables and rows, those at the stage first, so that nearer ones are drawn over them. */
export function SeatedGuests({ seats, camera, cloth }: { seats: Seats; camera: Camera; cloth: string }) {
  return seats.tables.length > 0 ? (
    <Tables tables={seats.tables} camera={camera} cloth={cloth} />
  ) : (
    <ChairRows rows={seats.rows} step={seats.chairStep} camera={camera} />
  );
}

/** Two colourings of each row of tables; tables of one row are equally flat. */
const colourings = 2;

function Tables({ tables, camera, cloth }: { tables: Table[]; camera: Camera; cloth: string }) {
  const rows = [...new Set(tables.map(({ z }) => z))].sort((a, b) => b - a);
  const idOf = ({ z, seats }: Table, place: number) => `table-${rows.indexOf(z)}-${seats}-${place % colourings}`;
  const placed = tables.map((table, place) => ({ table, id: idOf(table, place), place }));
  const kinds = new Map(placed.map((one) => [one.id, one]));
  return (
    <>
      <defs>
        {[...kinds].map(([id, { table, place }]) => (
          <g key={id} id={id}>
            <TableWithGuests
              seats={table.seats}
              flat={flatness(camera, table.z)}
              first={rows.indexOf(table.z) * 3 + (place % colourings) * 5}
              cloth={cloth}
            />
          </g>
        ))}
      </defs>
      {placed.map(({ table, id }) => (
        <Placed key={`${table.x} ${table.z}`} id={id} camera={camera} x={table.x} z={table.z} />
      ))}
    </>
  );
}

/** A symbol in centimetres, as large as it is at this place. */
export function Placed({
  id,
  camera,
  x,
  z,
  times = 1,
}: {
  id: string;
  camera: Camera;
  x: number;
  z: number;
  times?: number;
}) {
  const [left, top] = project(camera, { x, z });
  const scale = round(scaleAt(camera, z) * times * 10) / 1000;
  return (
    <use href={`#${id}`} transform={`translate(${round(left * 10) / 10} ${round(top * 10) / 10}) scale(${scale})`} />
  );
}

interface TableProps {
  seats: number;
  flat: number;
  /** The place of its first guest in the order of clothes. */
  first: number;
  cloth: string;
}

function TableWithGuests({ seats, flat, first, cloth }: TableProps) {
  const guests = Array.from({ length: seats }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / seats;
    const isFar = Math.sin(angle) > -0.1;
    return {
      x: round(122 * Math.cos(angle)),
      y: round(-122 * Math.sin(angle) * flat),
      isFar,
      id: `seat-${isFar ? 'f' : 'b'}${(first + index * 3) % clothes.length}`,
    };
  }).sort((a, b) => a.y - b.y);
  const drawn = (far: boolean): ReactNode =>
    guests
      .filter(({ isFar }) => isFar === far)
      .map(({ id, x, y }) => <use key={`${x} ${y}`} href={`#${id}`} x={x} y={y} />);
  const top = { rx: 92, ry: round(92 * flat), cy: -75 };
  return (
    <>
      <ellipse rx="185" ry={round(185 * flat)} fill="url(#shade)" />
      {drawn(true)}
      <path d={`M-92-75q-2 45-8 75a100 ${round(100 * flat)} 0 0 0 200 0q-6-30-8-75z`} fill="url(#linen)" />
      <ellipse {...top} fill="#fdf3df" />
      <ellipse {...top} rx="46" ry={round(46 * flat)} fill={cloth} opacity="0.22" />
      <ellipse
        {...top}
        rx="70"
        ry={round(70 * flat)}
        fill="none"
        stroke="#cfa76a"
        strokeWidth="13"
        strokeLinecap="round"
        strokeDasharray="0 1"
        pathLength={seats}
      />
      <use href="#centrepiece" y="-75" />
      {drawn(false)}
    </>
  );
}

/** Flowers and candles on a table. */
export function Centrepiece() {
  return (
    <g id="centrepiece">
      <circle cy="-26" r="62" fill="url(#glow)" />
      <path d="M-4 0h8v-26h-8z" fill="#c98f3d" />
      <circle cx="-11" cy="-27" r="11" fill="#d8476f" />
      <circle cx="11" cy="-27" r="11" fill="#f0a33a" />
      <circle cy="-38" r="12" fill="#f7d9cf" />
      <circle cy="-24" r="8" fill="#b3235f" />
      <path d="M-32 2v-15M32 2v-15" stroke="#fff3d6" strokeWidth="6" />
      <path d="M-32-16v-5M32-16v-5" stroke="#ffb84a" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

/** Rows of the same length are one symbol in three colourings. */
function ChairRows({ rows, step, camera }: { rows: ChairRow[]; step: number; camera: Camera }) {
  const placed = rows.map((row, place) => ({ row, id: `row-${row.chairs}-${place % 3}`, first: (place % 3) * 3 }));
  const kinds = new Map(placed.map((one) => [one.id, one]));
  const centimetres = step * 100;
  return (
    <>
      <defs>
        {[...kinds].map(([id, { row, first }]) => (
          <g key={id} id={id}>
            <path
              d={`M-26-7h${round((row.chairs - 1) * centimetres) + 52}v14h-${round((row.chairs - 1) * centimetres) + 52}z`}
              fill="#0b0714"
              opacity="0.22"
            />
            {Array.from({ length: row.chairs }, (_, chair) => {
              const x = round(chair * centimetres);
              return <use key={x} href={`#seat-b${(first + chair * 5 + (chair % 4)) % clothes.length}`} x={x} />;
            })}
          </g>
        ))}
      </defs>
      {placed.map(({ row, id }) => (
        <Placed key={`${row.x} ${row.z}`} id={id} camera={camera} x={row.x} z={row.z} />
      ))}
    </>
  );
}
