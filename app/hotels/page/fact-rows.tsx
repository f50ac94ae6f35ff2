import type { MaybeSample } from '#app/catalogue/editorial.ts';
import type { Fact } from '#app/catalogue/property-fields/property-field.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { openingInWords } from '#app/language/opening-hours.ts';
import { SampleMark } from '#app/ui/sample-mark.tsx';

/** Lists named facts, with thin lines between them. */
export function FactRows({ rows }: { rows: (Fact & MaybeSample)[] }) {
  return (
    <dl className="policy-rows">
      {rows.map(({ name, text, isSample }) => (
        <div key={name}>
          <dt {...contentLang(name)}>
            {name}
            <SampleMark of={{ isSample }} />
          </dt>
          <dd>{openingInWords(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
