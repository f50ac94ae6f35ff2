import { Form, Link } from 'react-router';
import type { EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import { EnquireLink } from '#app/enquiries/links/enquire-link.tsx';
import { venueLabel } from '#app/enquiries/venues/venue-label.ts';
import { paths } from '#app/paths.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import type { Comparable } from './comparable.ts';

const places = ['a', 'b', 'c'] as const;
const ordinal = { a: 'First venue', b: 'Second venue', c: 'Third venue' };

/** Up to three venues side by side. The address holds the choice, so that it can be shared. */
export function Compare({ options, venues }: { options: EnquiryVenue[]; venues: Comparable[] }) {
  const rows = [...new Set(venues.flatMap(({ facts }) => Object.keys(facts)))];
  return (
    <article>
      <PageOpener title="Compare Venues" text="Up to three, side by side. The address keeps your choice." />
      <div className="compare on-cream wrap">
        <Form action={paths.compare()} className="compare-choice" key={venues.map(({ slug }) => slug).join()}>
          {places.map((place, index) => (
            <p key={place}>
              <label htmlFor={`compare-${place}`} className="text-small">
                {ordinal[place]}
              </label>
              <select
                id={`compare-${place}`}
                name={place}
                className="field-box mt-2 w-full"
                defaultValue={venues[index]?.slug ?? ''}
              >
                <option value="">Choose a venue</option>
                {options.map((option) => (
                  <option key={option.slug} value={option.slug}>
                    {venueLabel(option)}
                  </option>
                ))}
              </select>
            </p>
          ))}
          <button type="submit" className="button button-dark">
            Compare
          </button>
        </Form>
        {venues.length > 0 ? (
          <Scrollable as="section" className="sheet-frame" aria-label="Side by side">
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
                  <th scope="row">Enquire</th>
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
