import type { MenuHotel } from '#app/catalogue/browser-cache/hotels-of.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { headerTexts as texts } from './texts.ts';

interface MenuHotelsProps {
  hotels: MenuHotel[] | 'loading' | 'failed';
  /** The line under each name. */
  note: 'brandName' | 'locationName';
  onRetry: () => void;
}

/** The hotels of a brand or a place in the menu, or a text that says why there are none. */
export function MenuHotels({ hotels, note, onRetry }: MenuHotelsProps) {
  if (hotels === 'loading')
    return (
      <p className="menu-off" role="status">
        {texts.loadingHotels}
      </p>
    );
  if (hotels === 'failed')
    return (
      <div role="alert">
        <p className="menu-off">{texts.failed}</p>
        <button type="button" className="menu-retry" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      </div>
    );
  if (hotels.length === 0) return <p className="menu-off">{texts.noHotels}</p>;
  return hotels.map((hotel) => <HotelLine key={hotel.slug || hotel.name} hotel={hotel} note={hotel[note]} />);
}

/** A hotel without a page is in italics and is no link. */
function HotelLine({ hotel, note }: { hotel: MenuHotel; note: string }) {
  const words = (
    <span>
      {hotel.name}
      <span className="text-small block text-quiet">{note}</span>
    </span>
  );
  if (hotel.slug) return <PageLink to={paths.hotel(hotel.slug)}>{words}</PageLink>;
  return (
    <p className="menu-off" aria-disabled="true">
      {words}
    </p>
  );
}
