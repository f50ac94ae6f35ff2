import type { Property, Room } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { RoomFacts } from './room-facts.tsx';
import { RoomPictures } from './room-pictures.tsx';
import { texts } from './rooms.texts.ts';

/** The first room has the full width of its columns, the second is in an arch, the others are rows. */
export function Rooms({ property, background, problem }: SectionProps & { problem: string | undefined }) {
  const rooms = listedRooms(property.rooms, property.plan.fixedRooms);
  const [first, second, ...others] = rooms;
  return (
    <section id={anchorOf('rooms')} className={`rooms ${background} wrap section-space`}>
      <h2 className="text-section head-space">{headingOf(property, 'rooms')}</h2>
      {first ? (
        <div className="rooms-pair" data-single={second ? undefined : ''}>
          <article>
            <RoomPictures images={first.images} shown={{ phone: 100, desktop: 52, atMost: 712 }} crop="3:2" />
            <RoomFacts room={first} property={property} />
          </article>
          {second ? (
            <article className="rooms-second">
              <RoomPictures images={second.images} shown={{ phone: 100, desktop: 36, atMost: 508 }} crop="4:5" />
              <RoomFacts room={second} property={property} />
            </article>
          ) : null}
        </div>
      ) : (
        <p>{problem ? texts.failed(problem) : texts.none}</p>
      )}
      {others.length > 0 ? <RoomRows rooms={others} property={property} /> : null}
    </section>
  );
}

function RoomRows({ rooms, property }: { rooms: Room[]; property: Property }) {
  return (
    <ul className="room-rows">
      {rooms.map((room) => (
        <li key={room.id} className="hairline-t">
          <RoomPictures images={room.images} shown={{ phone: 100, desktop: 23, atMost: 296 }} crop="4:3" />
          <RoomFacts room={room} property={property} />
        </li>
      ))}
    </ul>
  );
}
