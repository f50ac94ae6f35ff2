import { useState } from 'react';
import { Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import type { UpcomingHotel } from '#app/catalogue/upcoming-hotel.ts';
import { filterHotels, type LocationsFilter } from '#app/listings/filter-hotels.ts';
import { HotelRows } from '#app/listings/hotel-rows.tsx';
import { ShowAllLink } from '#app/listings/show-all-link.tsx';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { type Tab, Tabs } from '#app/ui/links/tabs.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { HomeTabs } from './load-home.ts';
import { culinaryTexts, deferredSectionsTexts, upcomingTexts } from './texts.ts';

interface AllPropertiesProps {
  brands: { slug: string; tabLabel: string }[];
  locations: { slug: string; name: string }[];
  /** Null if they could not be loaded. */
  hotels: PropertyCard[] | null;
  /** The number of all hotels; `hotels` has only the first ones if there are very many. */
  total: number;
}

/**
 * The listing with its two filters. They work in place; without a script, or if `hotels` is only a part, they lead to
 * the locations page.
 */
export function AllProperties({ brands, locations, hotels, total }: AllPropertiesProps) {
  const [chosen, choose] = useState<LocationsFilter>({});
  const shown = hotels && filterHotels(hotels, chosen);
  const isPart = hotels !== null && hotels.length < total;
  const found = { page: 1, pages: 1, first: 1, last: shown?.length ?? 0, total: shown?.length ?? 0 };
  function tab(filter: LocationsFilter, label: string): Tab {
    const current = filter.brand === chosen.brand && filter.location === chosen.location;
    const tab = { to: paths.locations(filter), label, current };
    return isPart ? tab : { ...tab, choose: () => choose(filter) };
  }
  return (
    <section className="all-properties on-sand wrap section-space" aria-labelledby="all-properties-heading">
      <h2 id="all-properties-heading" className="text-section mb-5">
        {deferredSectionsTexts.heading}
      </h2>
      <Tabs
        label={deferredSectionsTexts.byBrand}
        tabs={[
          tab({ ...chosen, brand: undefined }, deferredSectionsTexts.allBrands),
          ...brands.map(({ slug, tabLabel }) => tab({ ...chosen, brand: slug }, tabLabel)),
        ]}
      />
      <Tabs
        label={deferredSectionsTexts.byLocation}
        look="plain"
        tabs={[
          tab({ ...chosen, location: undefined }, deferredSectionsTexts.allLocations),
          ...locations.map(({ slug, name }) => tab({ ...chosen, location: slug }, name)),
        ]}
      />
      <div className="locations-results" aria-live="polite">
        <HotelRows hotels={shown} at={isPart ? { ...found, pages: 2, total } : found} />
        {isPart ? <ShowAllLink to={paths.locations()} shown={hotels.length} total={total} of="Tivoli" /> : null}
      </div>
    </section>
  );
}

interface CulinaryProps {
  culinary: {
    text: string;
    image: PictureFacts;
    cards: { id: string; title: string; text: string; image: PictureFacts }[];
  };
  chosenTabs: HomeTabs;
}

/** The picture of a thali, cut off by the edge of the page, beside the kitchens, each with the way to its menu. */
export function Culinary({ culinary: { text, image, cards }, chosenTabs }: CulinaryProps) {
  return (
    <section id="culinary" className="culinary on-night wrap" aria-labelledby="culinary-heading">
      <div className="culinary-picture fill">
        <Picture picture={image} shown={{ phone: 100, desktop: 60, atMost: 1080 }} alt="" />
      </div>
      <div className="culinary-words">
        <h2 id="culinary-heading" className="text-section">
          {culinaryTexts.heading}
        </h2>
        <p className="text-lead mt-4 text-quiet">{text}</p>
        <ul className="culinary-cards">
          {cards.map(({ id, title, text: words, image: dish }) => (
            <li key={id} className="hairline-t">
              <ArchPicture picture={dish} />
              <div>
                <h3 className="text-small-heading">{title}</h3>
                <p className="text-small text-quiet">{words}</p>
                <Link
                  to={paths.home({ ...chosenTabs, menu: id })}
                  preventScrollReset
                  className="link"
                  aria-label={culinaryTexts.viewMenuOf(title)}
                >
                  <span>{culinaryTexts.viewMenu}</span>
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface UpcomingCard extends Omit<UpcomingHotel, 'openingDate'> {
  badge: string;
  /** As long as it lies ahead. */
  openingDate: string | undefined;
  /** The page of a hotel that is open. */
  to: string | undefined;
}

/** The upcoming hotels, as framed posters side by side. */
export function Upcoming({ hotels }: { hotels: UpcomingCard[] }) {
  return (
    <section className="upcoming on-sand wrap section-space" aria-labelledby="upcoming-heading">
      <div>
        <h2 id="upcoming-heading" className="text-section">
          {upcomingTexts.heading}
        </h2>
        <p className="text-lead mt-4 text-quiet">{upcomingTexts.text}</p>
        <p className="mt-2">
          <TextLink to={paths.locations()}>{upcomingTexts.allLocations}</TextLink>
        </p>
      </div>
      <Scrollable as="ul" className="posters" aria-labelledby="upcoming-heading">
        {hotels.map(({ id, name, location, description, openingDate, badge, to, image }) => (
          <li key={id}>
            <span className="poster">
              <Picture picture={image} shown={{ phone: 65, tablet: 30, desktop: 19, atMost: 270 }} crop="4:5" />
            </span>
            <h3 className="text-small-heading mt-4">{to ? <PageLink to={to}>{name}</PageLink> : name}</h3>
            <p className="text-small text-quiet">{[location, openingDate].filter(Boolean).join(' · ')}</p>
            <p className="text-small mt-1">{description}</p>
            <p className="opening-badge">{badge}</p>
          </li>
        ))}
      </Scrollable>
    </section>
  );
}
