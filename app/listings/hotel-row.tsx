import type { PropertyCard } from '#app/catalogue/property.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { PictureRow } from '#app/ui/links/picture-row.tsx';
import { hotelRowTexts as texts } from './texts.ts';

export function HotelRow({ hotel, isCard }: { hotel: PropertyCard; isCard?: boolean | undefined }) {
  return (
    <PictureRow to={paths.hotel(hotel.slug)} picture={hotel.image} name={hotel.name} isCard={isCard}>
      <span className="text-small figures mt-1 block text-quiet">
        {texts.rated(hotel.city || hotel.locationName, hotel.rating)}
      </span>
      <span {...contentLang(hotel.brandName)} className="text-small block text-accent">
        {hotel.brandName}
      </span>
    </PictureRow>
  );
}
