import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';

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
