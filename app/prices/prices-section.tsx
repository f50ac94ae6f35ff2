import { sampleMarkOf } from '#app/catalogue/sample-fields.ts';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { Fold } from '#app/hotels/page/fold.tsx';
import { anchorOf, headingOf, type SectionProps } from '#app/hotels/page/section-links.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { formatInr } from '#app/language/money.ts';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { ruleRows } from './house-rules.ts';
import { type PackageRow, packageRows } from './package-rows.ts';
import { pricesTexts as texts } from './texts.ts';

/** What an event costs in this house, and the answers to what families ask. */
export function PricesSection({ property, background, taxes }: SectionProps & { taxes: string }) {
  const packages = packageRows(property.packages);
  const rules = ruleRows(property);
  // One mark says it of everything, where nothing is the house's own yet.
  const isSample = sampleMarkOf(property) && packages.every((one) => one.isSample) ? true : undefined;
  return (
    <section id={anchorOf('prices')} className={`prices ${background} wrap section-space lg:columns-12`}>
      <div className="lg:col-span-5">
        <h2 className="text-section">
          {headingOf(property, 'prices')}
          <SampleMark of={{ isSample }} />
        </h2>
        {packages.length > 0 ? (
          <>
            <p className="mt-4 text-quiet">{texts.intro(taxes ? texts.plusNamed(taxes) : texts.plusTaxes)}</p>
            <table className="price-table figures">
              <caption className="sr-only">{texts.caption}</caption>
              <tbody>
                {packages.map((row) => (
                  <PriceRow key={row.id} {...row} isMarked={isSample ? undefined : row.isSample} />
                ))}
              </tbody>
            </table>
          </>
        ) : null}
      </div>
      {rules.length > 0 ? (
        <div className="lg:col-span-7">
          <Fold heading={texts.rules}>
            <FactRows rows={rules} />
          </Fold>
        </div>
      ) : null}
    </section>
  );
}

type PriceRowProps = PackageRow & { isMarked: true | undefined };

function PriceRow({ name, kind, isMarked, fromGuests, included, notIncluded, prices }: PriceRowProps) {
  const more = [
    included.length > 0 && texts.included(included.join(' · ')),
    notIncluded.length > 0 && texts.notIncluded(notIncluded.join(', ')),
    fromGuests && texts.from(fromGuests.toLocaleString('en-IN')),
  ];
  return (
    <tr>
      <th scope="row">
        <b {...contentLang(name)}>{name}</b>
        <SampleMark of={{ isSample: isMarked }} />
        <p>{more.filter(Boolean).join(' ')}</p>
      </th>
      <td>
        {prices.map(({ amount, days }) => (
          <p key={days}>
            <b>{formatInr(amount)}</b>
            {kind === 'hall_rental' ? ` ${texts.aDay}` : ''}
            {days ? <small>{days}</small> : null}
          </p>
        ))}
      </td>
    </tr>
  );
}
