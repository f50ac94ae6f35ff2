import { listedRooms } from '#app/catalogue/room-list.ts';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { RoomFacts } from './room-facts.tsx';
import { RoomPictures } from './room-pictures.tsx';
import { roomsTexts as texts } from './texts.ts';

const large = { phone: 85, desktop: 58, atMost: 832 };
const small = { phone: 85, desktop: 21, atMost: 288 };

/**
 * The first room has a large picture with its facts beside it. A second one is its mirror; more than one are a row of
 * cards. On a phone all are a row that scrolls sideways.
 */
export function Rooms({ property, background, problem }: SectionProps & { problem: string | undefined }) {
  const rooms = listedRooms(property.rooms, property.plan.fixedRooms);
  return (
    <section id={anchorOf('rooms')} className={`rooms ${background} wrap section-space`}>
      <h2 className="text-section head-space">{headingOf(property, 'rooms')}</h2>
      {rooms.length > 0 ? (
        <ul className="room-list" data-rooms={rooms.length > 2 ? 'many' : rooms.length}>
          {rooms.map((room, place) => (
            <li key={room.id} className="room">
              <RoomPictures images={room.images} shown={place === 0 || rooms.length === 2 ? large : small} />
              <RoomFacts room={room} property={property} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{problem ? texts.failed(problem) : texts.none}</p>
      )}
    </section>
  );
}
