import { mix } from '../colour.mjs';
import { circle, ellipse, line, path, rect } from '../shapes.mjs';

const INK = '#06222a';

/** Draws one who walks away, 300 tall, feet at 0, 0: a coat or a sari, and a case on wheels where there is one. */
export function delegate(S, { coat, kind = 'suit', box: trunk }) {
  const dark = mix(coat, INK, 0.6);
  const solid = (d, c) =>
    path(d, c) + S.shade(d, INK, 0.85, 0, [0, 0, 0.55, 0]) + S.shade(d, '#ffe0a6', 0, 0.9, [0.6, 0, 1, 0]);
  let o = '';
  if (trunk)
    o +=
      line('M44 -142L66 -96', '#b9c4c4', 5) +
      solid('M42 -102Q42 -108 48 -108H90Q96 -108 96 -102V-4H42Z', trunk) +
      line('M56 -98V-12M69 -98V-12M82 -98V-12', mix(trunk, INK, 0.5), 3) +
      circle(51, 1, 7, INK) +
      circle(88, 1, 7, INK);
  if (kind === 'sari')
    o +=
      solid('M-27 -176Q-38 -80 -44 -2Q0 10 46 -2Q36 -80 25 -176Z', coat) +
      line('M-42 -14Q0 0 44 -14', '#f0c060', 6) +
      solid('M-34 -226Q0 -244 34 -226L40 -160L27 -150H-28L-40 -160Z', mix(coat, INK, 0.3)) +
      line('M-14 -160Q-22 -80 -24 -8M4 -160Q4 -80 2 -4M18 -120Q24 -60 26 -8', dark, 3.5) +
      solid('M36 -228Q8 -240 -4 -228Q-32 -170 -38 -60Q-24 -50 -8 -62Q6 -160 42 -200Z', coat);
  else
    o +=
      solid(
        'M-22 -140L-26 -62L-40 -4Q-44 4 -52 5L-24 8L-4 -58L2 -120L12 -64L10 -8L14 0H38L32 -8L32 -70L24 -140Z',
        dark,
      ) +
      line('M-35 -214Q-50 -176 -44 -128', mix(coat, INK, 0.2), 21) +
      line(trunk ? 'M35 -214Q52 -184 45 -140' : 'M35 -214Q48 -176 42 -130', mix(coat, '#ffe0a6', 0.16), 21) +
      solid('M-13 -244Q-38 -238 -42 -214L-34 -160L-36 -104Q0 -94 36 -104L34 -160L42 -214Q38 -238 13 -244Z', coat) +
      line('M0 -150V-100', dark, 4);
  const hair = kind === 'turban' ? '#f0913a' : '#1a1416';
  o += rect(-8, -252, 16, 18, '#8a5638') + circle(0, -263, 16, '#9a6243');
  o += path('M-18 -262C-22 -290 22 -290 18 -262Q12 -249 0 -250Q-12 -249 -18 -262Z', hair);
  if (kind === 'sari') o += ellipse(0, -246, 13, 11, hair);
  return o;
}
