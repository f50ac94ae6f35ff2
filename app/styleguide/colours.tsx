import { colourPairs, contrast } from './colour-pairs.ts';

/** Shows each pair of colours with its contrast. */
export function Colours() {
  return (
    <ul className="sg-tiles">
      {colourPairs.map(({ name, ground, words }) => (
        <li key={name} className={`sg-tile sg-${name.toLowerCase().replaceAll(/\W+/g, '-')}`}>
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
