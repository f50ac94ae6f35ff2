// arrivalInRain: the porch of a city hotel by night, as the rain ends. A guest with a case on wheels has got out of an
// auto-rickshaw; the doorman holds an umbrella over her. Behind the tall panes is the warm lobby, far off the metro.
import { camera } from '../../kit/camera.mjs';
import { arrivingGuest } from '../../kit/figures/arriving-guest.mjs';
import { doorman } from '../../kit/figures/doorman.mjs';
import { openUmbrella } from '../../kit/furnishings/open-umbrella.mjs';
import { f } from '../../kit/numbers.mjs';
import { shadedCorner } from '../../kit/shaded-corner.mjs';
import { group, mirrored } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { paneGrid, porchPlan, slateFront, thinCanopy } from '../../parts/buildings/glass-porch.mjs';
import { nightLobby } from '../../parts/buildings/night-lobby.mjs';
import { autoRickshaw, rickshawLamp, rickshawPlan } from '../../parts/landscape/auto-rickshaw.mjs';
import { hazyCity, metroByNight } from '../../parts/landscape/metro-by-night.mjs';
import {
  lampOnGround,
  lastDrops,
  mirroredInWet,
  streetTrees,
  wetGround,
} from '../../parts/landscape/wet-forecourt.mjs';

const LOOK = { dark: '#0c1420', lite: '#ffd3a0', cool: '#7d9cc0' };
const MAN = { x: 1122, y: 1076, k: 0.97 };
const WOMAN = { x: 1392, y: 1068, k: 0.96 };

/** Draws both figures, each with its picture in the wet ground. */
function arrivals(S) {
  const held = group(
    openUmbrella(S, { turn: 14, long: 190, w: 212, colour: '#ee6a26', dark: '#5a1a1c' }),
    'transform="translate(115 -448)"',
  );
  const man = doorman(S, { coat: '#3d5472', trousers: '#1b2738', look: LOOK, held });
  const woman = arrivingGuest(S, {
    kurta: '#c3cddb',
    scarf: '#5b7796',
    trousers: '#26344a',
    trunk: '#31435c',
    look: LOOK,
  });
  const placed = ({ x, y, k }, drawn, turn = 1, up = 1) =>
    group(drawn, `transform="translate(${f(x)} ${f(y)}) scale(${f(turn * k)} ${f(up * k)})"`);
  return (
    mirroredInWet(S, placed(WOMAN, woman, -1, -0.8) + placed(MAN, man, 1, -0.8), 0.5) +
    placed(WOMAN, woman, -1) +
    placed(MAN, man)
  );
}

export function arrivalInRain(options = {}) {
  const S = stage({ pal: 'dusk', seed: 662, ...options });
  const hz = 600;
  const cam = camera({ cx: 1000, horizon: hz, focal: 1500, eye: 1.55 });
  const plan = porchPlan(cam);
  const auto = rickshawPlan(cam, { rear: [4.8, 7], heading: [-0.992, -0.124] });
  S.add(
    hazyCity(S, hz),
    metroByNight(S, hz),
    streetTrees(S, hz),
    wetGround(S, hz, plan),
    slateFront(S, plan),
    nightLobby(S, plan),
    paneGrid(plan),
    thinCanopy(S, plan),
    mirroredInWet(S, mirrored(autoRickshaw(S, auto), auto.at(1.6, 0)[1] + 6), 0.5),
    lampOnGround(S, auto),
    autoRickshaw(S, auto),
    rickshawLamp(S, auto),
    lastDrops(S, plan),
    arrivals(S),
    shadedCorner(S, hz, { colour: '#0c131e', top: 150, across: 1000, opacity: 0.5 }),
  );
  return finish(S, options.framed);
}
