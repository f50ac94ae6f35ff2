/** A list of names and values. Facts without a value are left out. */
export function FactList({ facts }: { facts: [name: string, value: string | number | null | undefined | false][] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
