import type { EventSpace } from '#domain/property.ts';
import { capacityFigure, guestsIn, standardLayouts } from '#domain/space-figures.ts';

/** The layouts of a table's columns: the usual five, and what else one of the spaces is known for. */
function layoutsOf(spaces: EventSpace[]): string[] {
  const known = spaces.flatMap(({ configurations }) => configurations.map(({ style }) => style));
  return [...new Set([...standardLayouts, ...known])];
}

/** Every space in every layout; wider than a phone, so it scrolls in a frame of its own. */
export function LayoutSheet({ spaces }: { spaces: EventSpace[] }) {
  const layouts = layoutsOf(spaces);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by the keyboard
    <section className="sheet-frame" aria-label="Capacity by layout" tabIndex={0}>
      <table className="sheet figures">
        <thead>
          <tr>
            {['Space', 'Area', 'Most guests', ...layouts].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spaces.map((space) => (
            <tr key={space.id}>
              <th scope="row">{space.name}</th>
              <td>{space.area ?? 'On request'}</td>
              <td>{capacityFigure(space.capacity)}</td>
              {layouts.map((layout) => (
                <td key={layout}>{guestsIn(layout, space)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
