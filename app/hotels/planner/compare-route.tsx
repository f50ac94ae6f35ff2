import { Form, Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { inPageLanguage } from '#app/catalogue/server/in-page-language.server.ts';
import { onRequest } from '#app/catalogue/space-figures.ts';
import { venueLabel } from '#app/enquiries/enquiry.ts';
import { EnquireLink } from '#app/enquiries/links/enquire-link.tsx';
import { venueOptions } from '#app/enquiries/venue-options.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { townName } from '#app/language/town-name.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/compare-route.ts';
import { comparable } from './comparable.ts';
import styles from './planner.css?url';
import { compareTexts as texts } from './texts.ts';

const places = ['a', 'b', 'c'] as const;
/** The most houses that are shown to begin a comparison with. */
const mostStarts = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const asked = new Set(places.flatMap((place) => query.get(place) ?? []));
  const [options, lookups] = await Promise.all([
    venueOptions(catalogue, { named: [...asked] }),
    Promise.all([...asked].map(async (slug) => (await catalogue.hotelBySlug(slug)).value)),
  ]);
  const venues = lookups.flatMap((lookup) =>
    lookup.kind === 'found' ? [comparable(inPageLanguage(lookup.property))] : [],
  );
  const cards = venues.length > 0 ? [] : (await catalogue.hotelsWithDetails({ most: mostStarts })).value;
  const starts = cards.map(({ slug, name, city, image }) => ({
    slug,
    name,
    city: townName(city),
    ...(image && { image }),
  }));
  context.set(pageFactsContext, { picture: picture('social/locations'), trail: [[names.compare, paths.compare()]] });
  return { origin, options, venues, starts };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle: PageHandle = { page: { shared: true, query: { a: 'any', b: 'any', c: 'any' } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const names = loaderData.venues.map(({ name }) => name).join(', ');
  return pageMeta({
    title: names ? texts.tabTitleOf(names) : texts.tabTitle,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.compare(),
  });
}

/** Up to three venues side by side. The address holds the choice, so that it can be shared. */
export default function Compare({ loaderData: { options, venues, starts } }: Route.ComponentProps) {
  const answered = venues.flatMap(({ facts }) => Object.entries(facts).filter(([, fact]) => fact !== onRequest));
  // A row that no venue answers is left out.
  const rows = [...new Set(venues.flatMap(({ facts }) => Object.keys(facts)))].filter((row) =>
    answered.some(([name]) => name === row),
  );
  return (
    <div>
      <PageOpener title={texts.title} text={texts.text} />
      <div className="compare on-cream wrap">
        {venues.length > 0 ? (
          <Scrollable as="section" className="overflow-x-auto" aria-label={texts.sideBySide}>
            <table className="sheet compare-sheet figures" data-venues={venues.length}>
              <thead>
                <tr>
                  <td />
                  {venues.map(({ slug, name, picture }) => (
                    <th key={slug} scope="col">
                      <Picture picture={picture} shown={{ phone: 60, desktop: 24, atMost: 360 }} crop="4:3" alt="" />
                      <Link
                        {...contentLang(name)}
                        to={paths.hotel(slug)}
                        className="text-small-heading mt-1 block py-2"
                      >
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
                      <td key={slug} {...contentLang(facts[row])}>
                        {facts[row] ?? (
                          <span className="text-quiet">
                            <span aria-hidden="true">–</span>
                            <span className="sr-only">{texts.notKnown}</span>
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
                <tr>
                  <td />
                  {venues.map(({ slug, name, facts }) => {
                    const missing = rows.filter((row) => !facts[row]);
                    return (
                      <td key={slug}>
                        <EnquireLink to={paths.enquire({ venue: slug })} about={name} className="link" />
                        {missing.length > 0 ? (
                          <span className="text-small block text-quiet">{texts.askUs(missing.join(', '))}</span>
                        ) : null}
                      </td>
                    );
                  })}
                </tr>
              </tbody>
            </table>
          </Scrollable>
        ) : null}
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
        {venues.length > 0 ? null : <CompareStart hotels={starts} />}
      </div>
    </div>
  );
}

/** The houses to begin a comparison with, where none is chosen yet: a row of pictures that scrolls on a phone. */
function CompareStart({ hotels }: { hotels: Pick<PropertyCard, 'slug' | 'name' | 'city' | 'image'>[] }) {
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
