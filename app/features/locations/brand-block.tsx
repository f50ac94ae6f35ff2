import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { ArchFrame } from '#app/ui/arch-frame.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Picture as PictureFacts } from '#domain/picture.ts';
import type { PropertyCard } from '#domain/property.ts';

export interface BrandWithHotels {
  slug: string;
  name: string;
  description: string;
  picture: PictureFacts | undefined;
  hotels: PropertyCard[];
}

interface BrandBlockProps {
  brand: BrandWithHotels;
  /** Every second block stands on sand, its picture on the right. */
  turned: boolean;
  /** Whether the brand's name leads to a page of its own; not on that page. */
  linked: boolean;
}

/** A brand: its picture through an arch, its words, and its hotels as a grid. */
export function BrandBlock({ brand, turned, linked }: BrandBlockProps) {
  const { slug, name, description, picture, hotels } = brand;
  return (
    <section
      id={slug}
      className={`brand-block wrap section-space ${turned ? 'on-sand' : 'on-cream'}`}
      data-turned={turned || undefined}
    >
      <div className="brand-words">
        <h2 className="text-section">{linked ? <Link to={paths.brand(slug)}>{name}</Link> : name}</h2>
        <p className="text-lead mt-6 text-quiet">{description}</p>
        <p className="mt-4">
          <TextLink to={paths.locations({ brand: slug })}>See them by location</TextLink>
        </p>
      </div>
      <div className="brand-arch">
        <ArchFrame>
          <Picture picture={picture} shown={{ phone: 90, desktop: 34, atMost: 486 }} crop="4:5" alt="" />
        </ArchFrame>
      </div>
      {hotels.length === 0 ? (
        <p className="text-quiet">No hotels available for this brand.</p>
      ) : (
        <ul className="brand-hotels">
          {hotels.map((hotel) => (
            <li key={hotel.slug} className="hairline-t">
              <Link to={paths.hotel(hotel.slug)} className="brand-hotel">
                <Picture
                  picture={hotel.image}
                  shown={{ phone: 100, tablet: 45, desktop: 29, atMost: 395 }}
                  crop="4:3"
                  alt=""
                />
                <span className="text-small-heading mt-4 block">{hotel.name}</span>
                <span className="text-small figures block text-quiet">
                  {hotel.city || hotel.locationName} · rated {hotel.rating}
                </span>
                <span className="link">
                  <span>View Details</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
