import type { PropertyCard } from '#domain/property.ts';
import { HotelRow } from './hotel-row.tsx';

/** The hotels that fit, or why there are none. Null: they could not be loaded. */
export function HotelRows({ hotels }: { hotels: PropertyCard[] | null }) {
  if (!hotels) return <p role="alert">Unable to load properties. Please try refreshing the page.</p>;
  if (hotels.length === 0) {
    return (
      <div className="hairline-t pt-8">
        <p className="text-heading">No properties found matching your criteria.</p>
        <p className="mt-2 text-quiet">Try adjusting your filters to see more results.</p>
      </div>
    );
  }
  return (
    <ul className="hotel-rows">
      {hotels.map((hotel) => (
        <li key={hotel.slug}>
          <HotelRow hotel={hotel} />
        </li>
      ))}
    </ul>
  );
}
