import { useState } from 'react';
import { filterHotels, type LocationsFilter } from '#app/features/locations/filter-hotels.ts';
import { HotelRows } from '#app/features/locations/hotel-rows.tsx';
import { paths } from '#app/paths.ts';
import { type Tab, Tabs } from '#app/ui/tabs.tsx';
import type { PropertyCard } from '#domain/property.ts';

interface AllPropertiesProps {
  brands: { slug: string; tabLabel: string }[];
  locations: { slug: string; name: string }[];
  /** Null where they could not be loaded. */
  hotels: PropertyCard[] | null;
}

/** The listing with its two filters. They work in place; without a script they lead to the locations screen. */
export function AllProperties({ brands, locations, hotels }: AllPropertiesProps) {
  const [chosen, choose] = useState<LocationsFilter>({});
  function tab(filter: LocationsFilter, label: string): Tab {
    const current = filter.brand === chosen.brand && filter.location === chosen.location;
    return { to: paths.locations(filter), label, current, choose: () => choose(filter) };
  }
  return (
    <section className="all-properties on-sand wrap section-space" aria-labelledby="all-properties-heading">
      <h2 id="all-properties-heading" className="text-section">
        All our properties
      </h2>
      <Tabs
        label="Filter by brand"
        tabs={[
          tab({ ...chosen, brand: undefined }, 'ALL BRANDS'),
          ...brands.map(({ slug, tabLabel }) => tab({ ...chosen, brand: slug }, tabLabel)),
        ]}
      />
      <Tabs
        label="Filter by location"
        look="plain"
        tabs={[
          tab({ ...chosen, location: undefined }, 'All Locations'),
          ...locations.map(({ slug, name }) => tab({ ...chosen, location: slug }, name)),
        ]}
      />
      <div className="locations-results" aria-live="polite">
        <HotelRows hotels={hotels && filterHotels(hotels, chosen)} />
      </div>
    </section>
  );
}
