// desk: seven in the morning in a room above the metro: a guest opens the curtain, his desk lies in the first sun.
import { guestAtWindow, steam } from '../../kit/figures/guest-at-window.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { box, ellipse, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { elevatedTrain, metroLine, overheadWire, viaduct } from '../../parts/landscape/elevated-train.mjs';
import { morningCity, morningSky } from '../../parts/landscape/morning-city.mjs';
import { chairWithJacket } from '../../parts/rooms/chair-with-jacket.mjs';
import {
  documentCase,
  filterCoffee,
  halfOpenLaptop,
  notebook,
  readingGlasses,
} from '../../parts/rooms/desk-things.mjs';
import { DESK, morningRoom, TONES } from '../../parts/rooms/morning-room.mjs';
import { heldCurtain, slateWall, windowFrame } from '../../parts/rooms/morning-window.mjs';
import { sunlitDesk } from '../../parts/rooms/sunlit-desk.mjs';

const HAZE = '#f3c9a2';
/** Where the guest stands: metres from the corner along the window, and from the window. */
const GUEST = [2.9, 0.45];

/** Draws what is seen through the window. */
function outside(S, { cam, horizon }) {
  const rail = metroLine(cam);
  const sun = cam.at(-0.283, cam.eye + 0.118, 1);
  return (
    morningSky(S, horizon, [...sun, S.by(40, 38)]) +
    morningCity(S, horizon) +
    treeline(S, -60, S.W + 60, horizon + 200, 46, '#c9b095', 3) +
    viaduct(S, rail, { haze: HAZE, stone: '#8b96a4', dark: '#3a485c' }) +
    treeline(S, -60, S.W + 60, horizon + 252, 96, '#8d948d', 11) +
    elevatedTrain(S, rail, { haze: HAZE }) +
    overheadWire(rail, '#4a5669')
  );
}

/** Draws the things on the desk, each with its long shadow. */
function onDesk(S, room) {
  const { laptop, book, glasses, coffee } = S.by(
    { laptop: [1.84, 1.68], book: [2.42, 1.86], glasses: [2.08, 2.2], coffee: [1.78, 2.34] },
    { laptop: [2, 1.55], book: [2.74, 1.86], glasses: [2.12, 2.04], coffee: [2.62, 2.46] },
  );
  const dark = (d) => path(d, '#2a1d26', 'opacity=".62"');
  const [x, y] = room.at(coffee[0], DESK.height, coffee[1]);
  const k = room.scale(...coffee) * 0.0017;
  const shadows =
    dark(room.shadow(...laptop, 0.36, 0.26)) +
    dark(room.shadow(...book, 0.3, 0.02)) +
    dark(room.shadow(...coffee, 0.1, 0.15)) +
    dark(room.shadow(...glasses, 0.2, 0.03)) +
    ellipse(x + 10, y + 4, 66 * k, 20 * k, '#2a1d26', 'opacity=".7"');
  return (
    S.inside(room.desk, soft(S, shadows, 2)) +
    halfOpenLaptop(S, room, ...laptop, -0.7) +
    (S.wide ? '' : documentCase(S, room, 3.08, 2.42, 0.5)) +
    notebook(S, room, ...book, 0.24) +
    readingGlasses(S, room, ...glasses, -0.5) +
    filterCoffee(S, x, y, k)
  );
}

/** Draws the shade of the room over the lower left, where the name of the house stands. */
function shadeOfRoom(S) {
  const { W, H } = S;
  const wash = [
    [0, TONES.ink, 0.75],
    [1, TONES.ink, 0],
  ];
  return (
    S.shade(box(0, H * 0.6, W * 0.6, H), '#101722', 0.8, 0, [0, 0.7, 0.9, 0.2], 'b') +
    rect(0, H * 0.5, W, H * 0.5, S.lin(wash, 0, 1, 0.45, 0.2))
  );
}

export function desk(options = {}) {
  const S = stage({ pal: 'mustard', seed: 411, ...options });
  const room = morningRoom(S);
  const [x, y] = room.at(GUEST[0], 0, GUEST[1]);
  const k = (room.scale(...GUEST) * 1.78) / 300;
  const seat = S.by([0.62, 0.78], [0.98, 0.7]);
  const [chairX, chairY] = room.at(seat[0], 0, seat[1]);
  const chair = { x: chairX, y: chairY, k: room.scale(...seat) / 95 };
  S.add(
    outside(S, room),
    windowFrame(S, room),
    slateWall(S, room),
    heldCurtain(S, [x - 97 * k, y - 243 * k], S.H * 0.86),
    guestAtWindow(S, { x, y, k, shirt: '#8498ae', trousers: '#26344a', rim: '#ffe2bd' }),
    steam(S, x + 84 * k, y - 252 * k, 60 * k),
    chairWithJacket(S, { ...chair, leather: '#d9692f', wool: '#43587a' }),
    sunlitDesk(S, room, room.place(...GUEST)),
    onDesk(S, room),
    shadeOfRoom(S),
  );
  return finish(S, options.framed);
}
