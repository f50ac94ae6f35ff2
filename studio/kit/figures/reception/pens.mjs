import { mix } from '../../colour.mjs';
import { f } from '../../numbers.mjs';
import { line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';

export const DUSK = '#2c1210';
export const GOLD = '#f3bd4e';
export const CANDLE = '#ffdf9c';

/** Returns what draws cloth and skin by candles that stand before and below a figure which looks to the right. */
export function candlePens(S, skin) {
  const cloth = (d, c, a = 0.85) =>
    path(d, c) +
    S.shade(d, mix(c, DUSK, 0.72), a, 0, [0, 0.1, 0.75, 0.6]) +
    S.shade(d, mix(c, CANDLE, 0.75), 0, 0.8, [0.5, 0.45, 1, 0.95]);
  const flesh = (d, tone = skin) =>
    path(d, tone) +
    S.shade(d, mix(tone, DUSK, 0.65), 0.75, 0, [0, 0, 0.6, 0.7]) +
    S.shade(d, mix(tone, CANDLE, 0.6), 0, 0.75, [0.4, 0.3, 1, 1]);
  return { S, cloth, flesh, skin };
}

/** Draws an arm in a sleeve from shoulder over elbow to wrist, with its cuff. */
export function sleeve({ cloth }, [shoulder, elbow, wrist], tone, r = 21, trim = GOLD) {
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const [dx, dy] = [((wrist[0] - elbow[0]) / long) * r * 0.62, ((wrist[1] - elbow[1]) / long) * r * 0.62];
  const [cx, cy] = [wrist[0] + dx * 0.7, wrist[1] + dy * 0.7];
  const crease = `M${elbow[0] - 8} ${elbow[1] - 12}Q${elbow[0] + 2} ${elbow[1] - 2} ${elbow[0] + 12} ${elbow[1] - 8}`;
  return (
    cloth(limb(shoulder, r, elbow, r * 0.82), tone) +
    cloth(limb(elbow, r * 0.82, wrist, r * 0.66), tone) +
    line(crease, mix(tone, DUSK, 0.5), 2) +
    line(`M${f(cx - dy * 0.8)} ${f(cy + dx * 0.8)}L${f(cx + dy * 0.8)} ${f(cy - dx * 0.8)}`, trim, r * 0.3)
  );
}
