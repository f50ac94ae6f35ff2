// keynote: a company's conference from beside the stage. A woman in a copper sari speaks at a lectern before a screen;
// the audience in curved rows falls away to the left under a round coffered ceiling; water stands ready in front.
import { camera } from '../../kit/camera.mjs';
import { speaker } from '../../kit/figures/keynote/speaker.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { f } from '../../kit/numbers.mjs';
import { group, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bigScreen, shadeBeforeStage, slimLectern, stageFloor } from '../../parts/halls/keynote-stage.mjs';
import { listeningRows } from '../../parts/halls/listening-rows.mjs';
import { hallGround, panelledWall, roundCeiling, technician } from '../../parts/halls/round-hall.mjs';
import { waterTable } from '../../parts/tableware/water-tray.mjs';

export function keynote(options = {}) {
  const S = stage({ pal: 'turmeric', seed: 523, ...options });
  const { W, H } = S;
  const cam = camera({ cx: W * 0.5, horizon: H * 0.432, focal: 1100, eye: 2.1 });
  const [x, y] = [W * 0.82, H * 0.58];
  const shadow = mover({ x, y }).move('M90 424L-110 434L-560 560L-330 600Z');
  S.add(
    roundCeiling(S, cam),
    hallGround(S),
    panelledWall(S, cam),
    technician(S, cam),
    listeningRows(S, cam),
    shadeBeforeStage(S),
    stageFloor(S, cam),
    bigScreen(S),
    soft(S, path(shadow, '#150806', 'opacity=".6"'), 10),
    slimLectern(S, x - 214, y - 122),
    group(speaker(S), `transform="translate(${f(x)} ${f(y)})"`),
    waterTable(S, W * 0.93, H * 0.925, 0.9),
  );
  return finish(S, options.framed);
}
