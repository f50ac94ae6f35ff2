/** Shows each pair of colours with its contrast. */
export function Colours() {
  return (
    <ul className="sg-tiles grid gap-4">
      {colourPairs.map(({ name, ground, words, look }) => (
        <li key={name} className={`px-6 py-5 ${look}`}>
          <span className="text-heading block">{contrast(ground, words).toFixed(1)}</span>
          <span className="text-small block">{name}</span>
          <span className="text-small figures block">
            {words} on {ground}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every pair of text and background colours of the tokens; a test checks its contrast. */
export const colourPairs = [
  { name: 'night / cream', ground: '#0b1028', words: '#fdf8ef', look: 'on-night' },
  { name: 'night / quiet', ground: '#0b1028', words: '#c3c6dc', look: 'on-night text-quiet' },
  { name: 'night / gold', ground: '#0b1028', words: '#e0ae57', look: 'on-night text-gold' },
  { name: 'cream / ink', ground: '#fdf8ef', words: '#141a35', look: 'on-cream' },
  { name: 'cream / quiet', ground: '#fdf8ef', words: '#524d66', look: 'on-cream text-quiet' },
  { name: 'cream / deep gold', ground: '#fdf8ef', words: '#7a5a1e', look: 'on-cream text-accent' },
  { name: 'sand / deep gold', ground: '#f8efdd', words: '#7a5a1e', look: 'on-sand text-accent' },
  { name: 'cream / alarm', ground: '#fdf8ef', words: '#a3261d', look: 'on-cream text-alarm' },
  { name: 'gold / night', ground: '#e0ae57', words: '#0b1028', look: 'bg-gold text-night' },
  { name: 'night / Omnia', ground: '#0b1028', words: '#8fa9c4', look: 'on-night text-omnia' },
  { name: 'night / Wedcation', ground: '#0b1028', words: '#f2648f', look: 'on-night text-wedcation' },
  { name: 'night / Upper HSE', ground: '#0b1028', words: '#d08a55', look: 'on-night text-upper-hse' },
] as const;

/** Returns WCAG's contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns WCAG's relative luminance of a colour "#rrggbb". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
