// glassGarden: night in the garden outside an oval glass house full of dancers; a young couple have stepped out and sit
// on a low wall among grasses, white flowers and fireflies, under the stars.
import { camera } from '../../kit/camera.mjs';
import { leaningBoy } from '../../kit/figures/glass-garden/party.mjs';
import { seatedMan } from '../../kit/figures/glass-garden/seated-man.mjs';
import { seatedWoman } from '../../kit/figures/glass-garden/seated-woman.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { foreground } from '../../parts/glass-garden/foreground.mjs';
import { glassFlank } from '../../parts/glass-garden/glass-flank.mjs';
import { layout } from '../../parts/glass-garden/layout.mjs';
import { litGlass } from '../../parts/glass-garden/lit-glass.mjs';
import {
  bush,
  fireflies,
  gardenMeadow,
  lawn,
  shadowOnGround,
  stoneWall,
} from '../../parts/glass-garden/night-garden.mjs';
import { hangingLamps, partyRoom } from '../../parts/glass-garden/party-room.mjs';
import { starSky } from '../../parts/glass-garden/star-sky.mjs';

/** Draws the low wall and the two who sit on it. */
function couple(S, { wall, seats, k }) {
  const [[wx, wy], [mx, my]] = seats;
  return (
    shadowOnGround((wx + mx) / 2 - 60 * k, wy + 150 * k, 330 * k, 22 * k) +
    stoneWall(S, wall.top, wall.high) +
    seatedMan(S, { x: mx, y: my, k, coat: '#efe2c6', white: '#d9cfc4' }) +
    seatedWoman(S, { x: wx, y: wy, k, skirt: '#b8285c', blouse: '#e0a03a', veil: '#e87a8a' })
  );
}

export function glassGarden(options = {}) {
  const S = stage({ pal: 'dusk', seed: 2203, axis: 0.5, ...options });
  const plan = layout(S);
  const cam = camera(plan.camera);
  const hz = plan.camera.horizon;
  const flank = glassFlank(cam, S.W);
  S.add(
    starSky(S, hz),
    lawn(S, flank, hz),
    gardenMeadow(S, hz, plan.meadow),
    litGlass(S, cam, flank, hz, {
      room: partyRoom(S, cam, hz, plan.room),
      lamps: hangingLamps(S, plan.room.lamps),
      vents: plan.vents,
      windows: plan.windows,
      leaning: ({ sill: [a, b], scale }) =>
        leaningBoy(S, a[0] * 0.34 + b[0] * 0.66, (a[1] + b[1]) / 2, (scale * 0.42) / 130),
    }),
    couple(S, plan.couple),
    plan.bushes.map((one) => bush(...one)).join(''),
    fireflies(S, plan.fireflies),
    foreground(S, plan.foreground),
  );
  return finish(S, options.framed);
}
