import type { SenderMail } from '#app/forms/form-types.ts';
import { noMailTexts as texts } from '#app/forms/texts.ts';
import { contentLang } from '#app/language/content-lang.ts';

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

/** Says why no e-mail goes out to the sender; nothing if one does. */
export function NoMailNotice({ mail }: { mail: SenderMail }) {
  return mail === 'goes' ? null : <p className="measure mt-4">{texts[mail]}</p>;
}
