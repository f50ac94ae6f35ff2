import type { Property, Room } from '#app/catalogue/property.ts';
import { comesWithEvent, listedRooms, priceText } from '#app/catalogue/room-list.ts';
import { anchorOf, enquireTarget, headingOf, type SectionProps } from '#app/hotels/page/section-links.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { SlideControls } from '#app/ui/carousel/slide-controls.tsx';
import { useSlides } from '#app/ui/carousel/use-slides.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx';
import { roomsTexts as texts } from './texts.ts';

const large = { phone: 85, desktop: 68, atMost: 980 };
const small = { phone: 85, desktop: 21, atMost: 288 };

/** Two rooms stand side by side; of more the first is large, with its facts beside it; a row on a phone. */
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

interface RoomPicturesProps {
  /** The primary picture first, as the catalogue sorts them. */
  images: Room['images'];
  shown: PictureProps['shown'];
}

/** A single picture stands still; several change every five seconds, with a pause button. */
function RoomPictures({ images, shown }: RoomPicturesProps) {
  const slides = useSlides(images.length);
  if (images.length < 2)
    return (
      <div className="room-picture">
        <Picture picture={images[0]} shown={shown} crop="3:2" />
      </div>
    );
  return (
    <div className="room-picture room-slides" {...slides.holders}>
      <div ref={slides.ref} className="relative aspect-3/2" aria-live={slides.live}>
        {images.map((picture, place) =>
          slides.isAdded(place) ? (
            <span
              key={picture.path}
              className="slide"
              data-place={place}
              data-shown={place === slides.index || undefined}
              aria-hidden={place !== slides.index}
            >
              <Picture picture={picture} shown={shown} crop="3:2" />
            </span>
          ) : null,
        )}
      </div>
      <SlideControls slides={slides} names={images.map((_, place) => texts.picture(place + 1))} />
    </div>
  );
}

function RoomFacts({ room, property }: { room: Room; property: Property }) {
  return (
    <div className="room-facts">
      <h3 {...contentLang(room.name)} className="text-heading">
        {room.name}
      </h3>
      <p className="text-small figures mt-1">{factsOf(room)}</p>
      <p className="figures mt-1 text-accent">{priceText(room.price)}</p>
      {room.description ? (
        <p {...contentLang(room.description)} className="text-small measure mt-3 text-quiet">
          {room.description}
        </p>
      ) : null}
      <ul className="room-amenities text-small mt-2 text-quiet">
        {shownAmenities(room.amenities).map((amenity) => (
          <li key={amenity}>{`${amenity} `}</li>
        ))}
      </ul>
      <TextLink to={requestTarget(property, room)}>{texts.request}</TextLink>
    </div>
  );
}

/** Formats as "45 sqm · 2 guests · King or Twin". */
function factsOf({ size, maxOccupancy, bedType, count }: Room): string {
  return [size, texts.guests(maxOccupancy), bedType, count ? texts.rooms(count) : ''].filter(Boolean).join(' · ');
}

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

/** Rooms that come with an event use the event's form; the others have a form of their own. */
function requestTarget(property: Property, room: Room): string {
  return comesWithEvent(room) ? enquireTarget(property) : paths.requestRoom(property.slug, room.name);
}
