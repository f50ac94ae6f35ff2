import { type ReactNode, type ToggleEvent, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Logo } from './logo.tsx';
import type { HotelEntry, Navigation } from './navigation.ts';

/** A closed group forgets which of its own entries were open. */
function forgetOpenEntries(event: ToggleEvent<HTMLDetailsElement>) {
  if (event.target !== event.currentTarget || event.currentTarget.open) return;
  for (const entry of event.currentTarget.querySelectorAll('details')) entry.open = false;
}

/** A hotel that has no page yet stands there in italics, without a link. */
function HotelLine({ hotel, note }: { hotel: HotelEntry; note: string }) {
  const words = (
    <span>
      {hotel.name}
      <span className="text-small block text-quiet">{note}</span>
    </span>
  );
  return hotel.slug ? <Link to={paths.hotel(hotel.slug)}>{words}</Link> : <p className="menu-off">{words}</p>;
}

function HotelLinks({ hotels, note }: { hotels: HotelEntry[]; note: 'brandName' | 'locationName' }) {
  if (hotels.length === 0) return <p className="menu-off">No hotels found</p>;
  return hotels.map((hotel) => <HotelLine key={hotel.slug || hotel.name} hotel={hotel} note={hotel[note]} />);
}

/** "Brands" or "Locations": its entries, each of which opens its hotels. Details of one name open one at a time. */
function Group({ title, entries }: { title: string; entries: { key: string; name: string; hotels: ReactNode }[] }) {
  const group = useId();
  return (
    <details name="menu-group" onToggle={forgetOpenEntries}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <div className="menu-second">
        {entries.map(({ key, name, hotels }) => (
          <details key={key} name={group}>
            <summary>
              {name}
              <Icon name="down" />
            </summary>
            {hotels}
          </details>
        ))}
      </div>
    </details>
  );
}

export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const { brands, locations, hotels } = navigation;
  return (
    <div id="site-menu" popover="auto" className="site-menu">
      <div className="menu-head">
        <Logo />
        <button
          type="button"
          className="menu-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <nav aria-label="Menu" className="menu-top">
        <Link to={paths.home()}>Hotels</Link>
        <Group
          title="Brands"
          entries={brands.map(({ slug, name }) => ({
            key: slug,
            name,
            hotels: <HotelLinks hotels={hotels.filter((hotel) => hotel.brand === slug)} note="locationName" />,
          }))}
        />
        <Group
          title="Locations"
          entries={locations.map(({ slug, name }) => ({
            key: slug,
            name,
            hotels: <HotelLinks hotels={hotels.filter((hotel) => hotel.location === slug)} note="brandName" />,
          }))}
        />
        <Link to={paths.enquire()}>Enquire</Link>
      </nav>
    </div>
  );
}
