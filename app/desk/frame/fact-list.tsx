/** Names and values between hairlines; what nobody said is left out. */
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
