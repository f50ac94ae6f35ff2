import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, group, line, path } from '../shapes.mjs';

const PANELS = 5;

/** Draws the far half of the canopy from inside, with the ribs that meet at the stick. */
function inside(S, w, h, colour, dark) {
  const d =
    `M${-w} 0Q${f(-w * 0.6)} ${f(h * 0.3)} ${f(-w * 0.2)} ${f(h * 0.12)}` +
    `Q${f(w * 0.4)} ${f(h * 0.36)} ${w} 0Q0 ${f(-h * 0.6)} ${-w} 0Z`;
  const ribs = [-0.86, -0.5, -0.12, 0.3, 0.7].map((u) => `M0 ${f(-h * 0.5)}L${f(u * w)} ${f(h * 0.1)}`).join('');
  return path(d, mix(colour, dark, 0.62)) + S.shade(d, '#ffb27a', 0, 0.7, [0.3, 0, 1, 0.3]) + line(ribs, '#3a1f1c', 2);
}

/**
 * Draws an open umbrella whose stick stands on (0, 0), `long` units to the hem of the canopy, which is 2 w across; it
 * leans by `turn` degrees. The light shines on its right and from below.
 */
export function openUmbrella(S, { turn, long, w, colour, dark }) {
  const h = w * 0.62;
  const edge = (i) => -w + (2 * w * i) / PANELS;
  const panels = range(PANELS)
    .map((i) => {
      const [x0, x1] = [edge(i), edge(i + 1)];
      const d =
        `M0 ${-h}C${f(x0 * 0.72)} ${f(-h * 0.96)} ${f(x0)} ${f(-h * 0.5)} ${f(x0)} 0` +
        `Q${f((x0 + x1) / 2)} ${f(-h * 0.2)} ${f(x1)} 0` +
        `C${f(x1)} ${f(-h * 0.5)} ${f(x1 * 0.72)} ${f(-h * 0.96)} 0 ${-h}Z`;
      return (
        path(d, mix(colour, dark, [0.34, 0.18, 0.04, 0, 0.06][i])) +
        S.shade(d, dark, 0, 0.6, [0.5, 0.2, 0.3, 1]) +
        S.shade(d, '#ffc890', 0, 0.5, [0.4, 0.5, 1, 0.3])
      );
    })
    .join('');
  const seams = range(PANELS - 1)
    .map(
      (i) => `M0 ${-h}C${f(edge(i + 1) * 0.72)} ${f(-h * 0.96)} ${f(edge(i + 1))} ${f(-h * 0.5)} ${f(edge(i + 1))} 0`,
    )
    .join('');
  return group(
    group(inside(S, w, h, colour, dark), `transform="translate(0 ${-long})"`) +
      line(`M0 40V${f(-long - h * 0.5)}`, '#1b2230', 7) +
      line(`M2 30V${f(-long)}`, '#9fb0c2', 1.8) +
      line('M0 36C0 60 -26 60 -26 42', '#5a3628', 9) +
      group(
        panels +
          line(seams, mix(colour, dark, 0.5), 2.2) +
          line(`M0 ${-h}v-20`, '#1b2230', 6) +
          circle(0, -h, 5, '#1b2230'),
        `transform="translate(0 ${-long})"`,
      ),
    `transform="rotate(${turn})"`,
  );
}
