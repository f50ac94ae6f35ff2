// afterTheParty: late, in a suite seen obliquely. Two sisters in their fine clothes have fallen on the big bed and
// laugh: one holds up her tired feet, the other takes a bangle off. A lamp of pierced brass throws its pattern on the
// wall; through the window, across a dark courtyard, the last guests dance in the lit arches of the hall.
import { feetUp } from '../../kit/figures/sisters/feet-up.mjs';
import { takingOffBangles } from '../../kit/figures/sisters/taking-off-bangles.mjs';
import { box, ellipse, group } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bigBed, headboard, pillow } from '../../parts/suite/big-bed.mjs';
import { blownCurtain, hallWindow } from '../../parts/suite/hall-window.mjs';
import { lampPattern, piercedLamp } from '../../parts/suite/pierced-lamp.mjs';
import { bedsideTable, floorAndCarpet, lampWall, roomView } from '../../parts/suite/suite-room.mjs';
import { droppedGarland, kickedShoes, openSuitcase, teaTable } from '../../parts/suite/things-let-fall.mjs';

/** Draws the pillows against the headboard, from the farthest to the nearest. */
const pillows = (S) =>
  [
    [452, 604, 170, 150, 8, '#f6e3cf', '#e8c89a'],
    [566, 600, 170, 150, -6, '#f6e3cf', '#e8c89a'],
    [150, 700, 170, 140, -12, '#f6e3cf', '#e0a04c'],
    [428, 700, 160, 128, -14, '#8a86d4', '#f3bd4e'],
    [540, 716, 150, 118, 10, '#2a9088', '#f3bd4e'],
  ]
    .map((one) => pillow(S, ...one))
    .join('');

/** Draws the two sisters on the bed with the shadows that they throw on the linen. */
const sisters = (S) =>
  takingOffBangles(S, { skirt: '#f2ae2e', blouse: '#74308c', scarf: '#f7d3b4', skin: '#b9774c' }) +
  ellipse(440, 900, 240, 36, '#4a2a6a', 'opacity=".45" transform="rotate(20 440 900)"') +
  feetUp(S, { skirt: '#d8285f', blouse: '#f29a3a', trousers: '#f7dfae', skin: '#c98a5c' });

export function afterTheParty(options = {}) {
  const S = stage({ pal: 'dusk', seed: 77, ...options });
  const at = roomView(S);
  const foot = at(2.12, 0.64, 0.2);
  const lamp = [foot[0], foot[1] - 116];
  const room = [
    lampWall(S, at, lamp),
    lampPattern(S, lamp, box(0, 0, S.W, 800)),
    floorAndCarpet(S, at),
    hallWindow(S, at),
    blownCurtain(S),
    headboard(S, at),
    bedsideTable(S, at),
    piercedLamp(S, ...foot, 224),
    bigBed(S, at),
    pillows(S),
    sisters(S),
    droppedGarland(S),
    kickedShoes(),
  ];
  S.add(group(room.join(''), 'transform="translate(-84 -72) scale(1.1)"'), openSuitcase(S), teaTable(S));
  return finish(S, options.framed);
}
