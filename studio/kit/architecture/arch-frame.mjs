import { f } from '../numbers.mjs';
import { group, line } from '../shapes.mjs';
import { archPath } from './arches.mjs';
import { hexJaali } from './jaali.mjs';

/** Draws the scene seen through a cusped arch, jaali spandrels, double gold line. */
export function archFrame(S, c, m = 46, cusps = 7) {
  const { W, H } = S;
  const w = W - 2 * m - 60;
  const rise = w * 0.36;
  const spring = H - 2 * m - 60 - rise * 1.08;
  const foot = H - m - 30;
  const d = archPath(W / 2, foot, w, spring, rise, cusps, 0.3);
  const sprY = foot - spring;
  const inv = S.id('k');
  S.define(
    `<mask id="${inv}"><rect width="${W}" height="${H}" fill="#fff"/><path d="${d}" fill="#000" stroke="#000" stroke-width="46"/></mask>`,
  );
  const spandrel = S.clip(`M${m + 16} ${m + 16}H${W - m - 16}V${f(sprY - 70)}H${m + 16}Z`);
  return (
    `<path d="M0 0H${W}V${H}H0Z${d}" fill-rule="evenodd" fill="${c.frame}"/>` +
    group(
      group(hexJaali(m + 16, m + 16, W - m, sprY, 54, c.gold, 1.5), `clip-path="${spandrel}" opacity=".75"`),
      `mask="url(#${inv})"`,
    ) +
    line(d, c.gold, 5) +
    line(archPath(W / 2, foot + 12, w + 30, spring + 12, rise + 16, cusps, 0.3), c.gold, 1.6) +
    `<rect x="${m - 8}" y="${m - 8}" width="${W - 2 * m + 16}" height="${H - 2 * m + 16}" fill="none" stroke="${c.gold}" stroke-width="2.4"/>` +
    `<rect x="${m + 4}" y="${m + 4}" width="${W - 2 * m - 8}" height="${H - 2 * m - 8}" fill="none" stroke="${c.gold}" stroke-width="1"/>`
  );
}
