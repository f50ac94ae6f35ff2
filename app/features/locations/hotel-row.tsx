import { paths } from '#app/paths.ts';
import { ArchPicture } from '#app/ui/arch-picture.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { PropertyCard } from '#domain/property.ts';

export function HotelRow({ hotel }: { hotel: PropertyCard }) {
  return (
    <PageLink to={paths.hotel(hotel.slug)} className="hotel-row hairline-t">
      <ArchPicture picture={hotel.image} />
      <span>
        <span className="text-small-heading block">{hotel.name}</span>
        <span className="text-small figures mt-1 block text-quiet">
          {hotel.city || hotel.locationName} · rated {hotel.rating}
        </span>
        <span className="text-small block text-accent">{hotel.brandName}</span>
      </span>
    </PageLink>
  );
}
