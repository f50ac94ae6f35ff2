import type { Fact } from '#app/catalogue/property-fields/list-facts.ts';

/** A list of named facts, with thin lines between them. */
export function FactRows({ rows }: { rows: Fact[] }) {
  return (
    <dl className="policy-rows">
      {rows.map(({ name, text }) => (
        <div key={name} className="hairline-t">
          <dt className="text-quiet">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
