import { useNavigation } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { VenueFinder, type VenueFinderProps } from '#app/listings/finder/venue-finder-section.tsx';
import { paths } from '#app/paths.ts';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { PageLinks } from '#app/ui/links/page-links.tsx';
import { type Tab, Tabs } from '#app/ui/links/tabs.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { ListPage } from '#platform/pagination.ts';
import { Arcade } from './arcade.tsx';
import { HotelRows } from './hotel-rows.tsx';
import { listAddress } from './list-address.ts';

export interface LocationsPageProps {
  brands: { slug: string; tabLabel: string }[];
  locations: { slug: string; name: string; picture?: PictureFacts | undefined }[];
  /** Null if they could not be loaded. */
  hotels: PropertyCard[] | null;
  /** The part of the list that is shown. */
  at: ListPage;
  brand?: string | undefined;
  location?: string | undefined;
  /** The place in the path, if the address fixes one. */
  fixed?: { slug: string; name: string; picture?: PictureFacts | undefined } | undefined;
  /** Null if the address fixes a place. */
  finder: VenueFinderProps | null;
}

type Address = Pick<LocationsPageProps, 'brand' | 'location' | 'fixed'>;

function brandTabs(brands: LocationsPageProps['brands'], { brand, location, fixed }: Address): Tab[] {
  const to = (slug?: string) =>
    fixed ? paths.location(fixed.slug, { brand: slug }) : paths.locations({ brand: slug, location });
  return [
    { to: to(), label: 'ALL BRANDS', current: !brand },
    ...brands.map(({ slug, tabLabel }) => ({ to: to(slug), label: tabLabel, current: slug === brand })),
  ];
}

/** Returns the tabs of the places. If the path names a place, the others are paths too, and there is no tab for all. */
function locationTabs(locations: LocationsPageProps['locations'], { brand, location, fixed }: Address): Tab[] {
  const tabs = locations.map(({ slug, name }) => ({
    to: fixed ? paths.location(slug, { brand }) : paths.locations({ brand, location: slug }),
    label: name,
    current: slug === (fixed?.slug ?? location),
  }));
  return fixed ? tabs : [{ to: paths.locations({ brand }), label: 'All Locations', current: !location }, ...tabs];
}

/** The full listing with its two filters; a place may be in the path. */
export function LocationsPage({ brands, locations, hotels, at, finder, ...address }: LocationsPageProps) {
  const { fixed } = address;
  const navigation = useNavigation();
  const swapping = navigation.state === 'loading' && navigation.location.pathname.startsWith(paths.locations());
  return (
    <>
      <section className="locations-hero on-night jaali jaali-faint wrap" data-fixed={fixed ? '' : undefined}>
        <div>
          {fixed ? (
            <Breadcrumb above={[{ to: paths.locations(), label: 'Our Locations' }]} here={fixed.name} />
          ) : (
            <Breadcrumb here="Our Locations" />
          )}
          <h1 className="text-hero">Our Locations</h1>
          <p className="text-lead mt-4 text-quiet">
            {fixed ? `Hotels and venues in ${fixed.name}.` : 'Palaces, glass houses and lawns in and around Delhi.'}
          </p>
        </div>
        {fixed?.picture ? (
          <div className="locations-arch">
            <ArchFrame>
              <Picture
                picture={fixed.picture}
                shown={{ phone: 60, desktop: 28, atMost: 380 }}
                crop="4:5"
                load="first"
              />
            </ArchFrame>
          </div>
        ) : null}
        {fixed ? null : <Arcade locations={locations} />}
      </section>
      {finder ? <VenueFinder {...finder} /> : null}
      <section id="list" tabIndex={-1} className="on-sand wrap locations-list" aria-label="Hotels and venues">
        <Tabs label="Brands" tabs={brandTabs(brands, address)} />
        <Tabs label="Locations" look="plain" tabs={locationTabs(locations, address)} />
        <div className="locations-results" aria-busy={swapping}>
          {swapping ? (
            <p className="sr-only" role="status">
              Loading properties...
            </p>
          ) : null}
          <HotelRows hotels={hotels} at={at} />
        </div>
        <PageLinks at={at} to={listAddress(address)} within="list" />
      </section>
    </>
  );
}
