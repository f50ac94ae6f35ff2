import type { Property, Room } from '#app/catalogue/property.ts';
import { comesWithEvent } from '#app/catalogue/room-list.ts';
import { enquireTarget } from '#app/hotels/page/enquire-target.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { priceText } from '#app/language/money.ts';
import { paths } from '#app/paths.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { texts } from './room-facts.texts.ts';

const mostAmenities = 4;

/** The six most useful amenities, each with its icon. */
const keyAmenities: { isMeant: (name: string) => boolean; icon: IconName }[] = [
  { isMeant: texts.isAirConditioning, icon: 'snow' },
  { isMeant: texts.isWiFi, icon: 'wifi' },
  { isMeant: texts.isRoomService, icon: 'bell' },
  { isMeant: texts.isTelevision, icon: 'television' },
  { isMeant: texts.isInRoomDining, icon: 'bell' },
  { isMeant: texts.isHousekeeping, icon: 'check' },
];

/** Returns at most four key amenities of a room, in the order above. */
function shownAmenities(amenities: string[]): { name: string; icon: IconName }[] {
  return keyAmenities
    .flatMap(({ isMeant, icon }) => {
      const name = amenities.find(isMeant);
      return name ? [{ name, icon }] : [];
    })
    .slice(0, mostAmenities);
}

/** Formats as "45 sqm · 2 guests · King or Twin". */
function factsOf({ size, maxOccupancy, bedType, count }: Room): string {
  return [size, texts.guests(maxOccupancy), bedType, count ? texts.rooms(count) : ''].filter(Boolean).join(' · ');
}

/** Rooms that come with an event use the event's form; the others have a form of their own. */
function requestTarget(property: Property, room: Room): string {
  return comesWithEvent(room) ? enquireTarget(property) : paths.requestRoom(property.slug, room.name);
}

export function RoomFacts({ room, property }: { room: Room; property: Property }) {
  return (
    <div className="room-facts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 {...contentLang(room.name)} className="text-heading">
          {room.name}
        </h3>
        <p className="text-small figures text-quiet">{factsOf(room)}</p>
      </div>
      {room.description ? (
        <p {...contentLang(room.description)} className="text-small measure mt-2 text-quiet">
          {room.description}
        </p>
      ) : null}
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
        <TextLink to={requestTarget(property, room)}>{texts.request}</TextLink>
      </p>
    </div>
  );
}
