import { useState } from 'react';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { filterHotels, type LocationsFilter } from '#app/listings/filter-hotels.ts';
import { HotelRows } from '#app/listings/hotel-rows.tsx';
import { ShowAllLink } from '#app/listings/show-all-link.tsx';
import { paths } from '#app/paths.ts';
import { type Tab, Tabs } from '#app/ui/links/tabs.tsx';
import { allPropertiesTexts as texts } from './texts.ts';

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
      <h2 id="all-properties-heading" className="text-section">
        {texts.heading}
      </h2>
      <Tabs
        label={texts.byBrand}
        tabs={[
          tab({ ...chosen, brand: undefined }, texts.allBrands),
          ...brands.map(({ slug, tabLabel }) => tab({ ...chosen, brand: slug }, tabLabel)),
        ]}
      />
      <Tabs
        label={texts.byLocation}
        look="plain"
        tabs={[
          tab({ ...chosen, location: undefined }, texts.allLocations),
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
