import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';

// Outlines seen from behind, feet at the origin, about 300 units tall; what is drawn is scaled to the wanted height.
const MAN = {
  legs: 'M-23 -96L-20 -8Q-22 0 -28 2H-6L-2 -92L2 -92L7 2H29Q22 0 21 -8L24 -96Z',
  coat: 'M-11 -247Q-34 -240 -42 -224Q-50 -190 -50 -150L-47 -118Q-41 -112 -37 -120L-33 -176Q-31 -130 -38 -78Q0 -68 38 -78Q31 -130 33 -176L37 -120Q41 -112 47 -118L50 -150Q50 -190 42 -224Q34 -240 11 -247Q0 -242 -11 -247Z',
};
const WOMAN = {
  skirt: 'M-20 -172Q-40 -110 -74 -6Q0 14 74 -6Q40 -110 20 -172Q0 -166 -20 -172Z',
  blouse:
    'M-9 -238Q-30 -232 -36 -216Q-42 -186 -38 -150L-36 -124Q-31 -118 -27 -126L-25 -164L-20 -168Q0 -160 20 -168L25 -164L27 -126Q31 -118 36 -124L38 -150Q42 -186 36 -216Q30 -232 9 -238Q0 -230 -9 -238Z',
  veil: 'M0 -276Q-24 -276 -25 -246Q-30 -200 -42 -96Q-20 -84 2 -92Q-2 -180 24 -246Q22 -276 0 -276Z',
};
const SARI = {
  skirt: 'M-24 -172Q-34 -90 -40 -2Q0 8 42 -2Q38 -90 22 -172Q0 -166 -24 -172Z',
  pallu: 'M34 -226Q10 -236 -2 -226Q-26 -180 -34 -70Q-24 -62 -14 -70Q6 -170 38 -206Z',
};

/** Draws cloth: its colour, its shaded side, and the light along its other side. */
function cloth(S, d, c, { light = 1, shade = 0.8 } = {}) {
  const lit = light > 0 ? [0.35, 0, 1, 0.1] : [0.65, 0, 0, 0.1];
  const rim = light > 0 ? [0, 0, 0.3, 0] : [1, 0, 0.7, 0];
  return path(d, c.base) + S.shade(d, c.dark, 0, shade, lit) + S.shade(d, c.lite, 0.75, 0, rim);
}

const tones = (colour, dark, lite) => ({ base: colour, dark: mix(colour, dark, 0.75), lite: mix(colour, lite, 0.6) });

/** Draws a man with a turban from behind. */
function man(S, { coat, trim, skin, dark, lite, light }) {
  const c = tones(coat, dark, lite);
  const t = tones(trim, dark, lite);
  const turban = 'M-21 -262Q-25 -284 -4 -290Q20 -294 23 -268Q23 -258 18 -256Q0 -262 -19 -256Q-22 -258 -21 -262Z';
  const tail = 'M6 -262Q22 -240 18 -198Q12 -194 8 -200Q10 -236 -2 -258Z';
  return (
    cloth(S, MAN.legs, tones(mix(coat, '#fff6e6', 0.7), dark, lite), { light }) +
    circle(0, -258, 16, skin) +
    cloth(S, MAN.coat, c, { light }) +
    cloth(S, tail, t, { light }) +
    cloth(S, turban, t, { light }) +
    line('M-19 -268Q0 -276 21 -268M-17 -276Q2 -286 20 -276', t.dark, 1.6)
  );
}

/** Draws a woman in a wide skirt, a veil over her hair, from behind. */
function woman(S, { coat, trim, skin, dark, lite, light, hem }) {
  const c = tones(coat, dark, lite);
  const folds = [-44, -22, 0, 22, 44].map((x) => `M${x * 0.36} -160Q${x * 0.7} -90 ${f(x * 1.45)} 0`).join('');
  return (
    cloth(S, WOMAN.skirt, c, { light }) +
    line(folds, c.dark, 1.8, 'opacity=".55"') +
    line('M-70 -18Q0 2 70 -18', hem ?? c.lite, 5) +
    line('M-66 -28Q0 -9 66 -28', hem ?? c.lite, 1.6) +
    circle(0, -252, 17, skin) +
    cloth(S, WOMAN.blouse, tones(mix(coat, dark, 0.25), dark, lite), { light }) +
    cloth(S, WOMAN.veil, tones(trim, dark, lite), { light, shade: 0.6 })
  );
}

/** Draws a woman in a sari, hair in a bun, from behind. */
function sari(S, { coat, trim, skin, dark, lite, light }) {
  const c = tones(coat, dark, lite);
  const hair = mix(dark, '#000000', 0.35);
  return (
    cloth(S, SARI.skirt, c, { light }) +
    line('M-39 -12Q0 -2 41 -12', c.lite, 4) +
    circle(0, -250, 16, skin) +
    path('M-17 -250Q-18 -270 0 -270Q18 -270 17 -250Q16 -238 0 -236Q-16 -238 -17 -250Z', hair) +
    ellipse(0, -240, 12, 10, hair) +
    range(7)
      .map((i) => circle(Math.cos(0.35 + i * 0.41) * 13, -240 + Math.sin(0.35 + i * 0.41) * 11, 2.6, '#fff1d8'))
      .join('') +
    cloth(S, WOMAN.blouse, tones(trim, dark, lite), { light }) +
    cloth(S, SARI.pallu, c, { light })
  );
}

const KINDS = { man, woman, sari };

/**
 * Draws a guest from behind, `h` tall, feet on x, y. `kind` 'man', 'woman' or 'sari'; colours `coat`, `trim`, `skin`,
 * the shadow's `dark` and the light's `lite`; `light` 1 from the left, -1 from the right; `flip` mirrors.
 */
export function guest(S, x, y, h, { kind = 'man', light = 1, flip = false, ...look }) {
  const k = h / 296;
  return group(
    KINDS[kind](S, { skin: '#9a6243', light: flip ? -light : light, ...look }),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(flip ? -k : k)} ${f(k)})"`,
  );
}
