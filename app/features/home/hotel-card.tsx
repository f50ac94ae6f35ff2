import { paths } from '#app/paths.ts';
import { ArchFrame } from '#app/ui/arch-frame.tsx';
import { guestFigure } from '#app/ui/guest-figure.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { PropertyCard } from '#domain/property.ts';

/** "130 rooms · 3,000 guests"; a figure that the hotel does not have is left out. */
function figures({ rooms, eventCapacity }: PropertyCard): string {
  const guests = eventCapacity ? guestFigure(eventCapacity) : null;
  return [rooms ? `${rooms} rooms` : '', guests ? `${guests} guests` : ''].filter(Boolean).join(' · ');
}

export function HotelCard({ hotel }: { hotel: PropertyCard }) {
  return (
    <PageLink to={paths.hotel(hotel.slug)} className="block">
      <ArchFrame>
        <Picture picture={hotel.image} shown={{ phone: 80, tablet: 45, desktop: 29, atMost: 400 }} crop="4:5" alt="" />
      </ArchFrame>
      <h3 className="text-heading mt-5 md:mt-6">{hotel.name}</h3>
      <p className="text-small mt-1 flex flex-wrap justify-between gap-x-4 text-quiet">
        <span>
          {hotel.locationName} · {hotel.brandName}
        </span>
        <span className="figures">{figures(hotel)}</span>
      </p>
    </PageLink>
  );
}
