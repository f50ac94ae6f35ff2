// Tall grasses and white flowers close before the eye, whose stems cross the lower edge of the picture.
import { mix } from '../../kit/colour.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { circle, group, line, path } from '../../kit/shapes.mjs';

/** Draws a blade of grass from its foot, bent by the air. */
const blade = (x, y, h, bend, wide, tone) =>
  path(
    `M${f(x - wide)} ${f(y)}Q${f(x + bend * 0.2)} ${f(y - h * 0.6)} ${f(x + bend)} ${f(y - h)}` +
      `Q${f(x + bend * 0.2 + wide * 1.2)} ${f(y - h * 0.55)} ${f(x + wide)} ${f(y)}Z`,
    tone,
  );

/** Draws a stalk with a long feathery ear of seeds. */
function plume(x, y, h, bend, tone) {
  const seeds = range(22).map((i) => {
    const t = 0.66 + 0.34 * (i / 21);
    const [px, py] = [x + bend * t ** 2, y - h * t];
    const long = 8 + 15 * Math.sin((Math.PI * (i + 2)) / 24);
    const side = i % 2 ? 0.5 : -0.35;
    const tip = [long * (side + bend / h), -long * 1.3];
    return `M${f(px)} ${f(py)}q${f(long * side)} ${f(-long * 0.4)} ${tip.map(f).join(' ')}`;
  });
  const stalk = `M${f(x)} ${f(y)}Q${f(x)} ${f(y - h * 0.55)} ${f(x + bend)} ${f(y - h)}`;
  return line(stalk, tone, 2, 'opacity=".8"') + line(seeds.join(''), tone, 1.5, 'opacity=".8"');
}

const PETAL = 'M0 -3C-7 -9 -10 -20 -7 -27L-3 -25L0 -29L3 -25L7 -27C10 -20 7 -9 0 -3Z';

/** Draws a white cosmos: eight notched petals on an ellipse, `squash` flat, the light on its right side. */
function cosmos(S, x, y, size, squash, turn) {
  const petals = range(8).map((i) => {
    const bright = 0.5 + 0.5 * Math.sin((i / 8) * 2 * Math.PI);
    const tone = mix('#a9a8d6', '#fff6e6', 0.25 + 0.75 * bright);
    return group(
      path(PETAL, tone) + line('M0 -6V-20', '#8f8cc0', 0.9, 'opacity=".6"'),
      `transform="rotate(${i * 45})"`,
    );
  });
  return (
    S.glow(x, y, size * 50, '#dfe2ff', 0.14) +
    group(
      petals.join('') + circle(0, 0, 6, '#f0b23c') + circle(-1.4, 1.2, 3.4, '#b8702a'),
      `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(size)} ${f(size * squash)})"`,
    )
  );
}

/** Draws a cosmos from the side: petals raised from a green cup. */
const cosmosFromSide = (x, y, size, turn) =>
  group(
    [-62, -38, 44, 66, -14, 18]
      .map((a, i) => group(path(PETAL, i > 3 ? '#efe8ea' : '#b4b2da'), `transform="rotate(${a}) scale(.9 1)"`))
      .join('') + path('M-6 -4Q0 -9 6 -4Q5 5 0 7Q-5 5 -6 -4Z', '#35506a'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(size)})"`,
  );

const bud = (x, y, size) =>
  path(
    `M${f(x)} ${f(y)}q${f(-7 * size)} ${f(-6 * size)} 0 ${f(-17 * size)}` +
      `q${f(7 * size)} ${f(11 * size)} 0 ${f(17 * size)}Z`,
    '#8f95c4',
  );

/** Draws a flower with its stalk and the two thin leaves on it: one seen `fromSide`, or else one `squash` flat. */
function flowerOnStalk(S, { x, y, size, fromSide, squash, turn }, r) {
  const foot = x + (r() - 0.5) * 110;
  const my = (y + S.H) / 2;
  const stalk = `M${f(foot)} ${S.H + 10}Q${f(foot)} ${f(my)} ${f(x)} ${f(y)}`;
  const leaf =
    `M${f(foot)} ${f(my + 40)}q${f(20 * size)} ${f(-30 * size)} ${f(34 * size)} ${f(-34 * size)}` +
    `M${f(foot)} ${f(my + 70)}q${f(-18 * size)} ${f(-24 * size)} ${f(-36 * size)} ${f(-26 * size)}`;
  return (
    line(stalk + leaf, '#2c4664', 2.8 * size) +
    (fromSide ? cosmosFromSide(x, y, size, turn) : cosmos(S, x, y, size, squash, turn)) +
    (r() > 0.5
      ? line(`M${f(foot)} ${f(my)}Q${f(foot + 6)} ${f(my - 30)} ${f(foot + 34 * size)} ${f(y + 44)}`, '#2c4664', 2.2) +
        bud(foot + 34 * size, y + 46, size)
      : '')
  );
}

/** Draws the tall grasses and flowers; `height` returns how tall the grass is at x. */
export function foreground(S, { height, flowers }) {
  const { W, H } = S;
  const r = rng(S.seed + 17);
  const tones = ['#070d29', '#0b1433', '#14204a', '#1f3158', '#2c4266'];
  const layer = (from, scale, count) =>
    range(Math.round(W / count)).map((i) => {
      const x = i * count + 14 * r();
      const h = height(x) * scale * (0.4 + 0.7 * r());
      const warm = x > W * 0.55 && r() > 0.8;
      const tone = warm ? '#6a4a58' : tones[Math.min(4, from + Math.floor(r() * 2.6))];
      return blade(x, H + 10, h, (r() - 0.42) * h * 0.7, 2.2 + 3 * r(), tone);
    });
  const plumes = range(S.by(20, 11)).map((i) => {
    const x = (W * (i + r())) / S.by(20, 11);
    return plume(x, H + 10, height(x) * (0.95 + 0.4 * r()), 20 + r() * 90, mix('#3f4d80', '#c98a6a', (0.8 * x) / W));
  });
  const [back, front] = [flowers.filter(({ y }) => y < H * 0.9), flowers.filter(({ y }) => y >= H * 0.9)];
  const draw = (ones) => ones.map((one) => flowerOnStalk(S, one, r)).join('');
  return (
    layer(2, 1, S.by(5, 7)).join('') +
    plumes.join('') +
    draw(back) +
    layer(0, 0.72, S.by(6, 8)).join('') +
    draw(front) +
    layer(0, 0.4, 9).join('')
  );
}
