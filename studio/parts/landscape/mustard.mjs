import { mix } from '../../kit/colour.mjs';
import { f, lerp, range, rng } from '../../kit/numbers.mjs';
import { circle, line, path } from '../../kit/shapes.mjs';
import { bend } from './winding-road.mjs';

const DAY = { hi: '#ffdc54', mid: '#f5bd2c', deep: '#dc9220' };

/** Draws mustard in bloom, as bright as the hour lets it be. */
export const mustardTones = (p) =>
  Object.fromEntries(Object.entries(DAY).map(([k, c]) => [k, mix(c, p.sky[1], p.dim ?? 0)]));

/** Draws fields in rows to the horizon. */
export function mustardFields(S, p, cam, hz, tones) {
  const d = `M0 ${hz + 6}H${S.W}V${S.H}H0Z`;
  let o = path(
    d,
    S.lin([
      [0, tones.hi],
      [0.4, tones.mid],
      [1, tones.deep],
    ]),
  );
  for (let i = -34; i <= 34; i++)
    o += path(
      cam.onFloor([
        [i * 1.5 - 0.16, 2],
        [i * 1.5 + 0.16, 2],
        [i * 1.5 + 0.16, 90],
        [i * 1.5 - 0.16, 90],
      ]),
      mix(p.leafm, tones.deep, 0.3),
      'opacity=".75"',
    );
  for (const z of [34, 15]) o += path(cam.floor(-60, z, 60, z * 1.07), p.leafm, 'opacity=".8"');
  return o + S.shade(d, p.leafm, 0, 0.75, [0, 0.1, 0, 1], 'b') + S.shade(d, '#fff0a0', 0.7, 0, [0, 0, 0, 0.35]);
}

/** Draws single flowers, denser afar. */
export function mustardBlooms(S, p, cam, tones) {
  const dots = [];
  for (let i = 0; i < 1500; i++) {
    const z = 2.5 * 12 ** (S.r() ** 0.9);
    const x = (S.r() - 0.5) * z * (S.wide ? 2.3 : 1.4);
    const row = Math.round(x / 1.5 - 0.5) * 1.5 + 0.75 + (S.r() - 0.5) * 0.9;
    if (Math.abs(row - bend(z)) < 1.7) continue;
    const [u, v] = cam.at(row, 0.25 * S.r(), z);
    const k = cam.scale(z);
    dots.push([
      z,
      circle(
        u,
        v,
        Math.min(9, k * 0.03) * (0.5 + 0.7 * S.r()),
        [tones.hi, tones.mid, '#fff0a0', mix(p.leafm, tones.mid, 0.2)][i % 4],
      ),
    ]);
  }
  return dots
    .sort((a, b) => b[0] - a[0])
    .map((d) => d[1])
    .join('');
}

/** Draws stems close to the viewer in the lower corners. */
export function mustardStalks(S, p, tones) {
  const r = rng(5);
  const out = [];
  const { W, H } = S;
  const m = S.wide ? 0 : 76;
  for (const s of [-1, 1])
    for (const i of range(S.wide ? 13 : 9)) {
      const t = i / 9;
      const x = s < 0 ? m + 6 + t * 230 + 16 * r() : W - m - 6 - t * 230 - 16 * r();
      const h = (330 - 240 * t) * (0.75 + 0.4 * r());
      const y0 = H - (S.wide ? -10 : 70);
      const lean = (r() - 0.5) * 50;
      const tx = x + lean;
      const ty = y0 - h;
      out.push([
        h,
        line(`M${f(x)} ${y0}Q${f(x)} ${f(y0 - h * 0.6)} ${f(tx)} ${f(ty)}`, p.leaf, 3.4) +
          range(3)
            .map((k) => {
              const v = 0.25 + k * 0.2;
              const lx = lerp(x, tx, v * v);
              const ly = y0 - h * v;
              const q = k % 2 ? 1 : -1;
              return path(
                `M${f(lx)} ${f(ly)}q${q * 18} -28 ${q * 48} -24q${-q * 14} 24 ${-q * 48} 24Z`,
                k % 2 ? p.leafm : p.leaf,
              );
            })
            .join('') +
          range(15)
            .map((k) => {
              const a = k * 2.4;
              const q = 4 + k * 2.4;
              const fx = tx + Math.cos(a) * q * 0.8;
              const fy = ty + Math.sin(a) * q * 0.95 + 8;
              const z = 8.5 - k * 0.12;
              return (
                range(4)
                  .map((j) =>
                    circle(
                      fx + Math.cos(j * 1.57 + a) * z * 0.62,
                      fy + Math.sin(j * 1.57 + a) * z * 0.62,
                      z * 0.56,
                      (k + j) % 3 ? tones.mid : tones.hi,
                    ),
                  )
                  .join('') + circle(fx, fy, z * 0.3, tones.deep)
              );
            })
            .join(''),
      ]);
    }
  return out
    .sort((a, b) => b[0] - a[0])
    .map((d) => d[1])
    .join('');
}
