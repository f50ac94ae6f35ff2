import { Form, Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';
import { venueLabel } from '#app/enquiries/enquiry.ts';
import { EnquireLink } from '#app/enquiries/links/enquire-link.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import type { Comparable } from './comparable.ts';
import { compareTexts as texts } from './texts.ts';

const places = ['a', 'b', 'c'] as const;

interface CompareProps {
  options: EnquiryVenue[];
  venues: Comparable[];
  starts: CompareStartProps['hotels'];
}

/** Up to three venues side by side. The address holds the choice, so that it can be shared. */
export function Compare({ options, venues, starts }: CompareProps) {
  const rows = [...new Set(venues.flatMap(({ facts }) => Object.keys(facts)))];
  return (
    <article>
      <PageOpener title={texts.title} text={texts.text} />
      <div className="compare on-cream wrap">
        {venues.length > 0 ? null : <CompareStart hotels={starts} />}
        <Form action={paths.compare()} className="compare-choice" key={venues.map(({ slug }) => slug).join()}>
          {places.map((place, index) => (
            <p key={place}>
              <label htmlFor={`compare-${place}`} className="text-small">
                {texts.ordinals[place]}
              </label>
              <select
                id={`compare-${place}`}
                name={place}
                className="field-box mt-2 w-full"
                defaultValue={venues[index]?.slug ?? ''}
              >
                <option value="">{texts.choose}</option>
                {options.map((option) => (
                  <option key={option.slug} value={option.slug}>
                    {venueLabel(option)}
                  </option>
                ))}
              </select>
            </p>
          ))}
          <button type="submit" className="button button-dark">
            {texts.compare}
          </button>
        </Form>
        {venues.length > 0 ? (
          <Scrollable as="section" className="sheet-frame" aria-label={texts.sideBySide}>
            <table className="sheet compare-sheet figures" data-venues={venues.length}>
              <thead>
                <tr>
                  <td />
                  {venues.map(({ slug, name, picture }) => (
                    <th key={slug} scope="col">
                      <Picture picture={picture} shown={{ phone: 60, desktop: 24, atMost: 360 }} crop="4:3" alt="" />
                      <Link to={paths.hotel(slug)} className="text-small-heading mt-1 block py-2">
                        {name}
                      </Link>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row}>
                    <th scope="row">{row}</th>
                    {venues.map(({ slug, facts }) => (
                      <td key={slug}>{facts[row] ?? '–'}</td>
                    ))}
                  </tr>
                ))}
                <tr>
                  <th scope="row">{texts.enquire}</th>
                  {venues.map(({ slug, name }) => (
                    <td key={slug}>
                      <EnquireLink to={paths.enquire({ venue: slug })} about={name} className="link" />
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          </Scrollable>
        ) : null}
      </div>
    </article>
  );
}

interface CompareStartProps {
  hotels: Pick<PropertyCard, 'slug' | 'name' | 'city' | 'image'>[];
}

/** The houses to begin a comparison with, where none is chosen yet: a row of pictures that scrolls on a phone. */
function CompareStart({ hotels }: CompareStartProps) {
  return (
    <ul className="arch-row compare-start">
      {hotels.map(({ slug, name, city, image }, place) => (
        <li key={slug}>
          <PageLink to={paths.compare([slug])}>
            <ArchFrame>
              <Picture
                picture={image}
                shown={{ phone: 38, tablet: 24, desktop: 14, atMost: 190 }}
                crop="4:5"
                load={place === 0 ? 'first' : 'lazy'}
                alt=""
              />
            </ArchFrame>
            <span {...contentLang(name)} className="text-small-heading">
              {name}
            </span>
            <span className="text-small text-quiet">{city}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
