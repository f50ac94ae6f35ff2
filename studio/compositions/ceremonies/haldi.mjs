// haldi: a marigold swing in a sunlit court, brass urlis of blossoms and turmeric.
import { mix } from '../../kit/colour.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { haldiCourt, haldiFloor } from '../../parts/ceremonies/haldi-court.mjs';
import { haldiDrapes, haldiStrings } from '../../parts/ceremonies/haldi-drapes.mjs';
import { swing } from '../../parts/ceremonies/swing.mjs';
import { heaped, kalash, urli } from '../../parts/tableware/brass-vessels.mjs';

/** Brass and marigolds; by evening palettes the garden beyond is dark as well. */
export function haldi(options = {}) {
  const S = stage({ pal: 'turmeric', seed: 131, ...options });
  const p = S.pal;
  const { H, cx } = S;
  const y = H * S.by(0.72, 0.68);
  const brass = { base: p.gold, dark: mix('#6b3413', p.dark, 0.4), lite: '#fff0bd' };
  S.add(haldiCourt(S, p, cx, y), haldiFloor(S, p, cx, y), haldiDrapes(S, p, cx, y), swing(S, p, cx, y + 44, brass));
  for (const s of [-1, 1])
    S.add(
      kalash(S, p, cx + s * 386, y + 150, 1.15, brass),
      heaped(S, p, cx + s * 232, y + 232, 92, brass, '#f2b21c'),
      urli(S, p, cx + s * 420, y + 322, 150, brass),
    );
  S.add(urli(S, p, cx, y + S.by(300, 330), 190, brass), haldiStrings(S));
  return finish(S, options.framed);
}
