import type { ReactNode } from 'react';

/** A list of names and values. Facts without a value are left out. */
export function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl>
      {facts.map(([name, value]) =>
        value ? (
          <div className="grid grid-cols-[minmax(7rem,2fr)_5fr] gap-4 py-2.5 border-b border-rule" key={name}>
            <dt className="text-quiet">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
