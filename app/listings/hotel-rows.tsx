import { Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { pageCountInWords } from '#app/ui/links/page-links.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { ListPage } from '#platform/pagination.ts';
import { HotelRow } from './hotel-row.tsx';

interface HotelRowsProps {
  /** Null if they could not be loaded. */
  hotels: PropertyCard[] | null;
  /** The part of a longer list that is shown. */
  at: ListPage;
}

/** The hotels that fit, or a message if there are none. */
export function HotelRows({ hotels, at }: HotelRowsProps) {
  if (!hotels) return <p role="alert">Unable to load properties. Please try refreshing the page.</p>;
  if (hotels.length === 0) {
    return (
      <div className="hairline-t pt-8">
        <p className="text-heading">No properties found matching your criteria.</p>
        <p className="mt-2 text-quiet">Try adjusting your filters to see more results.</p>
        <p className="mt-2">
          <TextLink to={paths.hotels()}>View All Hotels</TextLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <p className="text-small figures mb-4 text-quiet" role="status">
        {pageCountInWords(at, 'property', 'properties')}
      </p>
      <ul className="hotel-rows">
        {hotels.map((hotel) => (
          <li key={hotel.slug} className="hotel-cell">
            <HotelRow hotel={hotel} />
            <Link to={paths.compare([hotel.slug])} className="hotel-compare text-small">
              Compare<span className="sr-only"> {hotel.name} with others</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
