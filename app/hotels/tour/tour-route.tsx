import { Fragment } from 'react';
import { data } from 'react-router';
import type { PanoramaTour } from '#app/catalogue/panorama-tour.ts';
import type { Property } from '#app/catalogue/property.ts';
import { MissingHotelPage, subpageHandle, subpageHeaders } from '#app/hotels/hotel-subpage.tsx';
import { loadHotel } from '#app/hotels/load-hotel.ts';
import styles from '#app/hotels/planner/planner.css?url';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { largeEnough } from '#app/shell/head/hotel-picture.ts';
import { locationsCrumb, pageFactsContext, pictureOf } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { tours } from '#content/tours/tours.ts';
import { walkThroughs } from '#content/walk-throughs.ts';
import type { Route } from './+types/tour-route.ts';
import { FirstPlace } from './first-place.tsx';
import { listTourPlaces, listViews, type View } from './list-views.ts';
import { firstStill, withAddresses } from './panorama/panorama-address.ts';
import { PlacePlaque } from './place-plaque.tsx';
import { tourTexts as texts } from './texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await loadHotel(args, paths.hotelTour);
  if ('missing' in found) return data(found.missing, found.init);
  const { property, origin } = found;
  const { name, slug } = property;
  const made = walkThroughs.find(({ property: of }) => of === slug);
  const tour = tours.find(({ property: of }) => of === slug);
  const views = listViews(property, made, tour);
  const inside = tour && insideOf(tour, property, views);
  args.context.set(pageFactsContext, {
    picture: largeEnough([views[0]?.picture], pictureOf(slug)),
    trail: [locationsCrumb, [name, paths.hotel(slug)], [names.walkThrough, paths.hotelTour(slug)]],
  });
  return { kind: 'found' as const, origin, name, slug, views, inside };
}

/** What the tour in panoramas needs; nothing where it has no stations. */
function insideOf(named: PanoramaTour, property: Property, views: View[]) {
  const tour = withAddresses(named);
  const [start] = named.stations;
  const [first] = tour.stations;
  if (!start || !first) return undefined;
  return { tour, first, places: listTourPlaces(tour, property, views), still: firstStill(start.panorama) };
}

export const headers = subpageHeaders;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle = subpageHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'missing') return notFoundMeta(loaderData);
  const { name, slug, origin } = loaderData;
  return pageMeta({
    title: texts.title(name),
    description: texts.description(name),
    origin,
    canonical: paths.hotelTour(slug),
  });
}

/**
 * One view after another, each as large as the screen, with links between them: it works without a script. Where there is a
 * tour in panoramas, its first place is the first view.
 */
export default function Tour({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'found') return <MissingHotelPage {...loaderData} />;
  const { name, slug, views, inside } = loaderData;
  return (
    <article className="walk on-night">
      <h1 className="sr-only">{texts.title(name)}</h1>
      {views.map((view, place) => (
        <Fragment key={view.id}>
          <section id={view.id} className="walk-stop" aria-label={view.title} tabIndex={-1}>
            {inside && place === 0 ? (
              <FirstPlace {...inside}>
                <ViewLinks view={view} slug={slug} isFirst />
              </FirstPlace>
            ) : (
              <>
                <div className="absolute inset-0 fill">
                  <Picture
                    picture={view.picture}
                    shown={{ phone: 100, desktop: 100 }}
                    load={place === 0 ? 'first' : 'lazy'}
                    portrait={{ crop: '3:5' }}
                  />
                </div>
                <PlacePlaque place={view} property={slug} count={texts.place(place + 1, views.length)} isUsual>
                  <ViewLinks view={view} slug={slug} isFirst={place === 0} />
                </PlacePlaque>
              </>
            )}
          </section>
          {place === 0 ? <PlaceList views={views} /> : null}
        </Fragment>
      ))}
    </article>
  );
}

function ViewLinks({ view: { exits }, slug, isFirst }: { view: View; slug: string; isFirst: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {exits.map(({ to, label }) => (
        <TextLink key={to} to={`#${to}`}>
          {label}
        </TextLink>
      ))}
      {isFirst || exits.length < 2 ? <TextLink to={paths.hotel(slug)}>{texts.leave}</TextLink> : null}
    </p>
  );
}

function PlaceList({ views }: { views: View[] }) {
  return (
    <nav aria-labelledby="walk-places" className="walk-places wrap section-space">
      <h2 id="walk-places" className="text-heading">
        {texts.places}
      </h2>
      <ol className="mt-4">
        {views.map(({ id, title, text }) => (
          <li key={id}>
            <TextLink to={`#${id}`}>
              <span {...contentLang(title)}>{title}</span>
            </TextLink>
            {text ? <p className="text-small text-quiet">{text}</p> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
