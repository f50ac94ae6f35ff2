import type { Property, Room } from '#app/catalogue/property.ts';
import { comesWithEvent } from '#app/catalogue/room-list.ts';
import { enquireTarget } from '#app/hotels/page/enquire-target.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { priceText } from '#app/language/money.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { roomFactsTexts as texts } from './texts.ts';

const mostAmenities = 4;

/** Whether a name means one of the six most useful amenities. */
const keyAmenities = [
  texts.isAirConditioning,
  texts.isWiFi,
  texts.isRoomService,
  texts.isTelevision,
  texts.isInRoomDining,
  texts.isHousekeeping,
];

/** Returns at most four key amenities of a room, in the order above. */
function shownAmenities(amenities: string[]): string[] {
  return keyAmenities
    .map((isMeant) => amenities.find(isMeant))
    .filter((name) => name !== undefined)
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
      <h3 {...contentLang(room.name)} className="text-small-heading">
        {room.name}
      </h3>
      <p className="room-price figures">{priceText(room.price)}</p>
      <p className="text-small figures">{factsOf(room)}</p>
      {room.description ? (
        <p {...contentLang(room.description)} className="text-small measure mt-3 text-quiet">
          {room.description}
        </p>
      ) : null}
      <p className="text-small mt-2 text-quiet">{shownAmenities(room.amenities).join(' · ')}</p>
      <TextLink to={requestTarget(property, room)}>{texts.request}</TextLink>
    </div>
  );
}
