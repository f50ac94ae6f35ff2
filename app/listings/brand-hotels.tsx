import { Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { brandHotelsTexts as texts } from './texts.ts';

/** One or two hotels take the width of three, with larger pictures. */
const few = 2;

/** The hotels of a brand: rows on a phone, pictures side by side where there is room. */
export function BrandHotels({ hotels }: { hotels: PropertyCard[] }) {
  if (hotels.length === 0) return <p className="text-quiet">{texts.none}</p>;
  const isFew = hotels.length <= few;
  const wide = isFew ? { desktop: 50, atMost: 720 } : { desktop: 29, atMost: 395 };
  return (
    <ul className="brand-hotels" data-few={isFew || undefined}>
      {hotels.map((hotel) => (
        <li key={hotel.slug} className="hairline-t">
          <Link to={paths.hotel(hotel.slug)} className="brand-hotel">
            <Picture picture={hotel.image} shown={{ phone: 40, tablet: 45, ...wide }} crop="4:3" alt="" />
            <span>
              <span className="text-small-heading block md:mt-4">{hotel.name}</span>
              <span className="text-small figures block text-quiet">
                {texts.rated(hotel.city || hotel.locationName, hotel.rating)}
              </span>
              <span className="link">
                <span>{texts.viewDetails}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
