import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#domain/picture.ts';
import type { PropertyCard } from '#domain/property.ts';
import { HotelRow } from './hotel-row.tsx';

interface AllLocationsPageProps {
  picture: Picture;
  places: { slug: string; name: string; state: string; hotels: PropertyCard[] }[];
}

/** Every hotel under its place. */
export function AllLocationsPage({ places, picture }: AllLocationsPageProps) {
  return (
    <>
      <PageOpener title="All Locations" text="Every house of Tivoli, place by place." picture={picture} />
      <div className="on-cream wrap section-space">
        {places.map(({ slug, name, state, hotels }) => (
          <section key={slug} className="place-group lg:columns-12" aria-labelledby={`place-${slug}`}>
            <div className="pb-4 lg:hairline-t lg:col-span-4 lg:pt-4">
              <h2 id={`place-${slug}`} className="text-heading">
                <Link to={paths.location(slug)}>{name}</Link>
              </h2>
              {state === name ? null : <p className="text-small text-quiet">{state}</p>}
            </div>
            <ul className="place-hotels lg:col-span-8">
              {hotels.map((hotel) => (
                <li key={hotel.slug}>
                  <HotelRow hotel={hotel} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
