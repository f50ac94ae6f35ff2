import { contentLang } from '#app/language/content-lang.ts';

/** Lists what was sent, labels and values, for the sender to check. */
export function SentRows({ rows }: { rows: [string, string][] }) {
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label} className="hairline-b flex flex-wrap justify-between gap-x-6 py-4">
          <dt className="text-quiet">{label}</dt>
          <dd className="figures min-w-0 break-words font-medium" {...contentLang(value)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
