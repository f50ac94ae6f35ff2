// unveiling: the best second of a product launch. On a stage seen obliquely from the first rows, a woman in a trouser
// suit and a young engineer fling a great plum silk off a new electric scooter; before them, dark against the light,
// a photographer kneels, a telephone is held up, a woman turns laughing to her neighbour, who claps.
import { put } from '../../kit/figures/eve/pens.mjs';
import { engineer } from '../../kit/figures/launch/engineer.mjs';
import { laughingNeighbours } from '../../kit/figures/launch/laughing-neighbours.mjs';
import { phoneHolder } from '../../kit/figures/launch/phone-holder.mjs';
import { photographer } from '../../kit/figures/launch/photographer.mjs';
import { presenter } from '../../kit/figures/launch/presenter.mjs';
import { group, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { confetti } from '../../parts/launch/confetti.mjs';
import { electricScooter } from '../../parts/launch/electric-scooter.mjs';
import { flyingSilk, silkLining, silkOutline } from '../../parts/launch/flying-silk.mjs';
import { backWall, sideCurtain, spotBeam, spotLamp, stageFloor } from '../../parts/launch/lit-stage.mjs';

/** Where no paper may fall before a face or a hand: circles of x, y and radius. */
const FACES = [
  [180, 560, 130],
  [330, 560, 80],
  [1080, 480, 120],
  [970, 466, 50],
  [470, 680, 110],
];

/** Draws what happens on the stage, from the farthest to the nearest. */
function onStage(S, silk) {
  const woman = presenter(S, { suit: '#f0ab2e', blouse: '#fff1dc', skin: '#b0744c' });
  const man = engineer(S, { shirt: '#f6efe4', trousers: '#24508a', skin: '#9a6040' });
  const placed = (inner) => put(inner, 250, 1006, 0.86);
  const besideTail = (inner) => put(inner, 1084, 972, 0.86, true);
  return (
    placed(woman.body) +
    silkLining(S, silk) +
    besideTail(man.body) +
    group(electricScooter(S, '#f8efdd'), 'transform="translate(474 1030) skewY(-4) scale(.96)"') +
    flyingSilk(S, silk) +
    besideTail(man.hands) +
    placed(woman.hands)
  );
}

/** Draws the people of the first row, cropped by the lower edge. */
const firstRow = (S, silk) =>
  laughingNeighbours(S, [
    [842, 1356],
    [1096, 1312],
  ]) +
  put(phoneHolder(S, { coat: '#1c1a4c', silk, skin: '#5c3440' }), 536, 1392) +
  put(photographer(S, { shirt: '#1e2658', vest: '#13123a', skin: '#5e343c' }), 130, 1500);

export function unveiling(options = {}) {
  const S = stage({ pal: 'dusk', seed: 1511, ...options });
  const silk = '#a42c72';
  const shadow = soft(S, group(path(silkOutline(), '#1c0f40', 'opacity=".5"'), 'transform="translate(60 110)"'), 9);
  S.add(
    backWall(S, shadow),
    stageFloor(S),
    sideCurtain(S),
    spotLamp(S),
    spotBeam(S),
    confetti(S, {
      count: 64,
      y0: 150,
      y1: 1000,
      size: 8,
      seed: 3,
      ribbons: [
        [520, 180, 0.9, 60],
        [1080, 560, 0.9, 100],
      ],
    }),
    onStage(S, silk),
    confetti(S, { count: 26, y0: 190, y1: 760, size: 12, seed: 9, clear: FACES, ribbons: [[130, 330, 1.1, 70]] }),
    firstRow(S, silk),
  );
  return finish(S, options.framed);
}
