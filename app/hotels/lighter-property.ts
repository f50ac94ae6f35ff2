import type { Experience, Property, Room } from '#app/catalogue/property.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import type { Picture } from '#platform/images/picture.ts';

/**
 * Returns a property as its page sends it: without the rooms that its list leaves out, and with a blurred placeholder of the
 * first hero only. Other pictures are small, hidden at first or further down.
 */
export function lighterProperty(property: Property): Property {
  const { rooms, experiences, spaces, dining, heroImages, galleryImages, featuredImage, virtualTour, plan } = property;
  const listed = listedRooms(rooms, plan.fixedRooms);
  return {
    ...property,
    heroImages: heroImages.map(onlyFirstBlurred),
    galleryImages: galleryImages.map(unblurred),
    ...(featuredImage && { featuredImage: unblurred(featuredImage) }),
    rooms: rooms.filter((room) => listed.includes(room)).map(lighterRoom),
    spaces: spaces.map(unblurredImage),
    dining: dining.map(unblurredImage),
    experiences: experiences.map(withoutAlt),
    ...(virtualTour?.thumbnail && { virtualTour: { ...virtualTour, thumbnail: unblurred(virtualTour.thumbnail) } }),
    plan: {
      ...plan,
      fixedRooms: plan.fixedRooms.map(lighterRoom),
      ...(plan.wedding?.image && { wedding: { ...plan.wedding, image: unblurred(plan.wedding.image) } }),
      ...(plan.occasions && {
        occasions: plan.occasions.map((one) => ({ ...one, picture: unblurred(one.picture) })),
      }),
    },
  };
}

function unblurredImage<One extends { image?: Picture }>(one: One): One {
  return one.image ? { ...one, image: unblurred(one.image) } : one;
}

/** An experience's picture decorates words that say the same, so that its alternative text is not sent. */
function withoutAlt(experience: Experience): Experience {
  return experience.image ? { ...experience, image: { ...unblurred(experience.image), alt: '' } } : experience;
}

function lighterRoom(room: Room): Room {
  return { ...room, images: room.images.map(unblurred) };
}

function onlyFirstBlurred(image: Picture, place: number): Picture {
  return place === 0 ? image : unblurred(image);
}
