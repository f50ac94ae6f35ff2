import { ArchFrame } from '#app/ui/arch-frame.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Room } from '#domain/property.ts';
import { listedRooms } from '#domain/room-list.ts';
import { enquireTarget } from './enquire-target.ts';
import { RoomFacts } from './room-facts.tsx';
import { anchorOf, headingOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

/** The first room is shown at full width of its columns, the second through an arch, the others as rows. */
export function Rooms({ property, ground }: SectionProps) {
  const rooms = listedRooms(property.rooms, property.plan.fixedRooms);
  const [first, second, ...others] = rooms;
  const enquire = enquireTarget(property);
  return (
    <section id={anchorOf('rooms')} className={`rooms ${ground} wrap section-space`}>
      <h2 className="text-section head-space">{headingOf(property, 'rooms')}</h2>
      {first ? (
        <div className="rooms-pair" data-single={second ? undefined : ''}>
          <article>
            <Picture picture={first.images[0]} shown={{ phone: 100, desktop: 52, atMost: 712 }} crop="3:2" />
            <RoomFacts room={first} enquire={enquire} />
          </article>
          {second ? (
            <article className="rooms-second">
              <ArchFrame>
                <Picture picture={second.images[0]} shown={{ phone: 100, desktop: 36, atMost: 508 }} crop="4:5" />
              </ArchFrame>
              <RoomFacts room={second} enquire={enquire} />
            </article>
          ) : null}
        </div>
      ) : (
        <p>No room information available at this time.</p>
      )}
      {others.length > 0 ? <RoomRows rooms={others} enquire={enquire} /> : null}
    </section>
  );
}

function RoomRows({ rooms, enquire }: { rooms: Room[]; enquire: string }) {
  return (
    <ul className="room-rows">
      {rooms.map((room) => (
        <li key={room.id} className="hairline-t">
          <Picture picture={room.images[0]} shown={{ phone: 100, desktop: 23, atMost: 296 }} crop="4:3" />
          <RoomFacts room={room} enquire={enquire} />
        </li>
      ))}
    </ul>
  );
}
