import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { guestFigure } from '#app/ui/guest-figure.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { hotelCardTexts as texts } from './texts.ts';

/** Formats as "130 rooms · 3,000 guests"; a figure that the hotel does not have is left out. */
function figures({ rooms, eventCapacity }: PropertyCard): string {
  const guests = eventCapacity ? guestFigure(eventCapacity) : null;
  return [rooms ? texts.rooms(rooms) : '', guests ? texts.guests(guests) : ''].filter(Boolean).join(' · ');
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
