import { f } from '../../kit/numbers.mjs';
import { group, line, path } from '../../kit/shapes.mjs';

const FRAME =
  'M-150 470C-158 300 -160 160 -142 70C-128 6 -70 -18 0 -18C74 -18 132 4 146 66C164 156 170 300 176 470H146' +
  'C140 300 138 170 118 84C108 36 66 20 0 20C-62 20 -104 38 -114 86C-130 170 -126 300 -120 470Z';
const PADDING = 'M-122 470C-128 300 -132 170 -116 86C-104 36 -62 18 0 18C66 18 110 36 120 84C140 170 142 300 148 470Z';
const SEAMS = 'M-60 30C-76 150 -76 300 -66 470M4 20C-2 150 2 300 12 470M66 34C80 150 86 300 92 470';

/** Draws the padded back of a chair that stands in the shade, its top at x, y; a thin light lies on its right edge. */
export function darkChair(S, { x, y, k }) {
  return group(
    path(PADDING, '#3a1118') +
      S.shade(PADDING, '#0f0a0a', 1, 0, [0, 0.7, 0.9, 0.1]) +
      S.shade(PADDING, '#7c2a2c', 0, 0.6, [0.5, 0.6, 1, 0.1]) +
      line(SEAMS, '#1c090d', 5) +
      path(FRAME, '#120d0a') +
      line('M20 -15C80 -14 128 8 142 66C160 156 166 300 172 470', '#a06a32', 3.6, 'opacity=".85"'),
    `transform="translate(${f(x)} ${f(y)}) scale(${k}) skewY(9)"`,
  );
}
