import { mix } from '../colour.mjs';
import { group, line, path } from '../shapes.mjs';
import { headInProfile } from './head-in-profile.mjs';

const INK = '#1c0c14';
const WRAP = 'M-46 -52C-64 -70 -62 -110 -34 -126C-6 -142 38 -136 51 -106C57 -90 52 -78 43 -71C20 -88 -14 -80 -46 -52Z';
const FOLDS =
  'M-50 -66C-24 -98 14 -106 50 -90M-55 -84C-30 -112 10 -122 50 -106M-52 -102C-26 -126 8 -132 42 -120M-36 -122C-18 -132 4 -136 24 -132';
const BEARD =
  'M-8 -34C-2 -22 8 -20 20 -20C30 -27 42 -28 48 -23L44 -17L38 -14L46 -9C50 2 44 20 30 24C12 22 -4 6 -8 -34Z';
const STUBBLE = 'M-8 -34C-4 -22 6 -18 18 -15C26 -12 34 -6 46 -8C47 0 44 8 36 11C16 12 -4 0 -8 -34Z';

/** Draws what a laugh changes in a face: cheek, open mouth with teeth, the jaw let down, the eye narrowed. */
function laugh(skin, dark) {
  return (
    path('M14 -8C22 10 34 20 43 15C50 10 49 0 46 -6Z', skin) +
    path('M49 -22C41 -25 30 -23 23 -17C24 -3 34 8 44 6C47 2 46 -2 45 -6C42 -10 45 -17 49 -22Z', '#4a0c1c') +
    path('M49 -22C41 -25 30 -23 24 -18C31 -13 40 -13 46 -15Z', '#fff6e8') +
    path('M30 0C35 -4 41 -3 45 1L44 6C38 7 33 4 30 0Z', '#c8506a') +
    path('M19 -58H40V-44H19Z', skin) +
    line('M20 -48Q28 -56 37 -49', INK, 3.4) +
    line('M12 -52L17 -49M12 -45L17 -46', mix(skin, dark, 0.5), 1.8) +
    line('M18 -30Q14 -22 17 -14', mix(skin, dark, 0.55), 2.2)
  );
}

/**
 * Draws the head of a man in a turban who looks to the right, chin at y = 5, crown of the turban at -132. `beard` is
 * 'full', 'short' or nothing (a moustache) or 'none'; `fan` is the colour of a starched fan on top, if there is one.
 */
export function turbanedHead(S, { skin, turban, beard, laughs, fan, look, cloth, tail = true }) {
  const { dark, lite } = look;
  const hair = mix(INK, dark, 0.25);
  const moustache =
    beard === 'none' ? '' : path('M24 -26C29 -20 40 -17 51 -22C48 -29 41 -30 36 -26C32 -23 28 -23 24 -26Z', hair);
  const chin = { full: path(BEARD, hair), short: path(STUBBLE, hair, 'opacity=".9"') }[beard] ?? '';
  return (
    (fan
      ? cloth('M-22 -116C-44 -150 -54 -170 -50 -184C-34 -196 -8 -196 8 -186C10 -166 2 -140 -4 -122Z', fan) +
        line('M-18 -120L-40 -182M-14 -120L-22 -188M-8 -120L-4 -188', mix(fan, dark, 0.5), 2)
      : '') +
    (tail ? cloth('M-44 -66C-62 -46 -72 -16 -88 10C-78 20 -64 18 -56 8C-48 -22 -38 -40 -30 -60Z', turban) : '') +
    headInProfile(S, { skin, dark, lite }) +
    path('M-38 -34C-36 -14 -28 -10 -20 -28L-12 -66H-40Z', hair) +
    path('M-9 -55C2 -60 7 -49 2 -39C0 -30 -8 -32 -9 -38Z', mix(skin, dark, 0.28)) +
    (laughs ? chin + laugh(skin, dark) + moustache : chin + moustache) +
    (beard === 'full' && !laughs ? line('M38 -15L45 -15.5', '#7a2430', 3) : '') +
    cloth(WRAP, turban, 0.95) +
    line(FOLDS, mix(turban, dark, 0.55), 3) +
    group(line('M-46 -54C-22 -82 18 -88 44 -72', mix(turban, lite, 0.5), 3), 'opacity=".8"')
  );
}
