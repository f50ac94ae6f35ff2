import type { Property, Room } from '#app/catalogue/property.ts';
import { enquireTarget } from '#app/hotels/page/enquire-target.ts';
import { priceText } from '#app/language/money.ts';
import { paths } from '#app/paths.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';

const mostAmenities = 4;

/** The six most useful amenities, each with its icon. */
const keyAmenities: { words: RegExp; icon: IconName }[] = [
  { words: /air.?condition/i, icon: 'snow' },
  { words: /wi.?fi/i, icon: 'wifi' },
  { words: /room service/i, icon: 'bell' },
  { words: /television|^tv$/i, icon: 'television' },
  { words: /in.?room dining/i, icon: 'bell' },
  { words: /housekeeping/i, icon: 'check' },
];

/** Returns at most four key amenities of a room, in the order above. */
function shownAmenities(amenities: string[]): { name: string; icon: IconName }[] {
  return keyAmenities
    .flatMap(({ words, icon }) => {
      const name = amenities.find((amenity) => words.test(amenity));
      return name ? [{ name, icon }] : [];
    })
    .slice(0, mostAmenities);
}

/** Formats as "45 sqm · 2 guests · King or Twin". */
function factsOf({ size, maxOccupancy, bedType, count }: Room): string {
  return [size, `${maxOccupancy} guests`, bedType, count ? `${count} rooms` : ''].filter(Boolean).join(' · ');
}

/** Rooms that come with an event use the event's form; the others have a form of their own. */
function requestTarget(property: Property, { name, price }: Room): string {
  const comesWithEvent = /complimentary/i.test(price.note ?? '');
  return comesWithEvent ? enquireTarget(property) : paths.requestRoom(property.slug, name);
}

export function RoomFacts({ room, property }: { room: Room; property: Property }) {
  return (
    <div className="room-facts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-heading">{room.name}</h3>
        <p className="text-small figures text-quiet">{factsOf(room)}</p>
      </div>
      {room.description ? <p className="text-small measure mt-2 text-quiet">{room.description}</p> : null}
      <ul className="room-amenities">
        {shownAmenities(room.amenities).map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} className="size-5 text-accent" />
            {name}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-6">
        <span className="figures font-medium">{priceText(room.price)}</span>
        <TextLink to={requestTarget(property, room)}>Request this room</TextLink>
      </p>
    </div>
  );
}
