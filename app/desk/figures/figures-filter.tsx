import { Form, Link } from 'react-router';
import { PropertyBox, type PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { deskPaths } from '#app/desk-paths.ts';

interface FiguresFilterProps extends PropertyChoice {
  scope: { from: string; until: string; property: string | null };
  /** Spans to choose with one click. */
  spans: { label: string; from: string; until: string }[];
}

/** The form that chooses the days and the property to count. The choice stands in the address. */
export function FiguresFilter({ scope, spans, properties, hasMore }: FiguresFilterProps) {
  const { from, until, property } = scope;
  return (
    <div className="figures-filter">
      <nav className="view-tabs" aria-label="Time">
        {spans.map((span) => (
          <Link
            key={span.label}
            to={deskPaths.figures({ from: span.from, until: span.until, property })}
            aria-current={span.from === from && span.until === until ? 'page' : undefined}
          >
            {span.label}
          </Link>
        ))}
      </nav>
      <Form method="get" className="figures-form" key={`${from} ${until} ${property}`}>
        <label>
          <span>From</span>
          <input type="date" name="from" defaultValue={from} required />
        </label>
        <label>
          <span>Until</span>
          <input type="date" name="until" defaultValue={until} required />
        </label>
        <label className="choice-box" htmlFor="figures-property">
          <span>Property</span>
          <PropertyBox
            id="figures-property"
            name="property"
            none="All properties"
            value={property}
            properties={properties}
            hasMore={hasMore}
          />
        </label>
        <button type="submit" className="desk-button">
          Count
        </button>
      </Form>
    </div>
  );
}
