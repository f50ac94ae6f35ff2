/** The path of a dome, twice 16 units wide, on a drum. It is drawn from left to right from the current point. */
const chhatri = (scale: number) => {
  const s = (value: number) => Number((value * scale).toFixed(1));
  return `v${s(-6)}h${s(4)}v${s(-14)}h${s(-4)}l${s(4)} ${s(-3)}c0 ${s(-7)} ${s(4)} ${s(-10)} ${s(10)} ${s(-13)}v${s(-5)}v${s(5)}c${s(6)} ${s(3)} ${s(10)} ${s(6)} ${s(10)} ${s(13)}l${s(4)} ${s(3)}h${s(-4)}v${s(14)}h${s(4)}v${s(6)}`;
};
/** The path of a parapet with merlons of 8 units. */
const parapet = (count: number) => 'c0-7 6-7 6 0h2'.repeat(count);

const roofline = [
  'M-1800 124H268v-28h1',
  chhatri(1),
  'h1v6',
  parapet(13),
  chhatri(0.8),
  parapet(13),
  'v-26h4',
  chhatri(0.7),
  'h16c-8-22 0-30 12-36 10-5 18-8 21-14v-14v14c3 6 11 9 21 14 12 6 20 14 12 36h16',
  chhatri(0.7),
  'h4v26',
  parapet(13),
  chhatri(0.8),
  parapet(13),
  'v-6h1',
  chhatri(1),
  'h1v28H3000',
].join('');

/** The roof of a palace as one line above the footer. The line reaches both edges of the screen. */
export function Skyline() {
  return (
    <svg viewBox="200 0 800 125" preserveAspectRatio="xMidYMax" className="skyline" aria-hidden="true">
      <path d={roofline} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
