import { type Editorial, textsOf } from '#app/catalogue/editorial.ts';
import { menuId, readMenu } from '#app/catalogue/menu.ts';
import type { Property, PropertyCard } from '#app/catalogue/property.ts';
import { isComing, openBadge, openingBadge, type UpcomingHotel } from '#app/catalogue/upcoming-hotel.ts';
import { anchorOf } from '#app/hotels/page/section-links.tsx';
import { type Day, formatDay } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import * as home from '#content/home.ts';
import { site } from '#content/site.ts';
import { upcomingHotels } from '#content/upcoming-hotels.ts';
import { lookUp } from '#platform/look-up.ts';
import { homeRouteTexts as texts } from './texts.ts';

/** Each list of the home page has at most this many hotels. */
export const mostHomeHotels = 24;
const mostUpcoming = 3;
const mostAwards = 3;
const mostPress = 3;
const mostPosts = 3;

/** Slugs of all hotels that the built-in content of this page names. What it says of a hotel that staff hid is left out. */
export const namedSlugs = [
  ...new Set([
    ...home.locationTabs.flatMap(({ cards }) => cards.map(({ property }) => property)),
    ...home.heroSlides.map(({ property }) => property),
    ...home.homeExperiences.flatMap(({ leadsTo }) => propertyOf(leadsTo) ?? []),
    ...home.culinary.cards.map(({ venue }) => venue.property),
    ...upcomingHotels.flatMap(({ property }) => property ?? []),
  ]),
];

const isAmong = (hotels: PropertyCard[], property: string) => hotels.some(({ slug }) => slug === property);

/** Returns the slides at the top; where none of their hotels is shown, the first one without its hotel's name. */
export function heroSlides(hotels: PropertyCard[]) {
  const slides = home.heroSlides.map(({ title, text, property, caption, image, portrait }) => ({
    isShown: isAmong(hotels, property),
    slide: { title, text, caption, image, portrait },
  }));
  const shown = slides.filter(({ isShown }) => isShown).map(({ slide }) => slide);
  return shown.length > 0 ? shown : slides.slice(0, 1).map(({ slide }) => ({ ...slide, caption: '' }));
}

/** Returns "Our Locations" as one tab shows it, with a tab for each shown place that has a hotel to show. */
export function ourLocations(hotels: PropertyCard[], locations: { slug: string }[], asked: string | null) {
  const bySlug = new Map(hotels.map((hotel) => [hotel.slug, hotel]));
  const tabs = home.locationTabs
    .map(({ label, location, cards }) => ({
      label,
      location,
      cards: cards.flatMap(({ property, image }) => {
        const hotel = bySlug.get(property);
        return hotel ? [{ slug: hotel.slug, name: hotel.name, city: hotel.city || hotel.locationName, image }] : [];
      }),
    }))
    .filter(({ location, cards }) => cards.length > 0 && locations.some(({ slug }) => slug === location));
  const tab = tabs.find(({ location }) => location === asked) ?? tabs[0];
  return {
    tabs: tabs.map(({ label, location }) => ({ label, location })),
    selected: tab?.location ?? '',
    cards: tab?.cards ?? [],
  };
}

function propertyOf(leadsTo: home.HomeExperience['leadsTo']): string | undefined {
  return typeof leadsTo === 'object' && 'property' in leadsTo ? leadsTo.property : undefined;
}

function targetOf(leadsTo: home.HomeExperience['leadsTo']): string {
  if (leadsTo === 'weddings') return paths.weddings();
  if ('find' in leadsTo) return paths.findVenue(leadsTo.find);
  return `${paths.hotel(leadsTo.property)}#${anchorOf(leadsTo.section)}`;
}

function experiences(hotels: PropertyCard[]) {
  return home.homeExperiences
    .filter(({ leadsTo }) => isAmong(hotels, propertyOf(leadsTo) ?? '') || !propertyOf(leadsTo))
    .map(({ id, title, text, image, leadsTo }, place) => ({
      id,
      title,
      text,
      image: place === 0 ? image : unblurred(image),
      to: targetOf(leadsTo),
    }));
}

/** Returns the cards of "Culinary Delight" whose restaurants are shown, each with its restaurant and hotel. */
export function kitchensOf(properties: Property[]) {
  return home.culinary.cards.flatMap((card) => {
    const property = properties.find(({ slug }) => slug === card.venue.property);
    const venue = property?.dining.find(({ id }) => id === card.venue.dining);
    return property && venue ? [{ card, property, venue }] : [];
  });
}
type Kitchen = ReturnType<typeof kitchensOf>[number];

/** Returns an upcoming hotel as it is known today: it is open once it has a page of its own, which it then leads to. */
function upcomingCard(hotel: UpcomingHotel, hotels: PropertyCard[], today: Day) {
  const { property, openingDate } = hotel;
  const isOpen = property !== undefined && isAmong(hotels, property);
  const isAhead = !isOpen && isComing(openingDate, today);
  return {
    ...hotel,
    openingDate: isAhead ? openingDate : undefined,
    badge: isOpen ? openBadge : openingBadge(openingDate, today),
    to: isOpen ? paths.hotel(property) : undefined,
  };
}

/** Returns the sections of the home page below its hotels; `hotels` are the named ones that have a page. */
export function homeSections(
  today: Day,
  { awards, press, posts }: Editorial,
  hotels: PropertyCard[],
  kitchens: Kitchen[],
) {
  const { text, image } = home.culinary;
  return {
    experiences: experiences(hotels),
    culinary: {
      text,
      image,
      cards: kitchens.map(({ card }) => ({
        id: card.id,
        title: card.title,
        text: card.text,
        image: unblurred(card.image),
      })),
    },
    upcoming: upcomingHotels.slice(0, mostUpcoming).map((hotel) => upcomingCard(hotel, hotels, today)),
    story: home.story,
    awards: awards
      .slice(0, mostAwards)
      .map((award) => ({ ...award, ...(award.image && { image: unblurred(award.image) }) })),
    press: press.slice(0, mostPress).map(({ excerpt: _, image: __, images: ___, ...item }) => item),
    posts: posts.slice(0, mostPosts).map((post) => ({ ...post, day: formatDay(post.date) })),
    linkedIn: site.social.linkedin,
  };
}

/** Returns the hotels at the foot of the page, each with another picture than above. */
export function allProperties(hotels: PropertyCard[]): PropertyCard[] {
  return hotels.map((hotel) => {
    const image = lookUp(home.listingPictures, hotel.slug) ?? hotel.image;
    return { ...hotel, ...(image && { image: unblurred(image) }) };
  });
}

/** Returns the menu of a card of "Culinary Delight", or null if no card of that name is shown. */
export function openMenu(asked: string | null, kitchens: Kitchen[], editorial: Editorial) {
  const kitchen = kitchens.find(({ card }) => card.id === asked);
  if (!kitchen) return null;
  const { card, property, venue } = kitchen;
  const stored = textsOf(editorial, 'menu').find(({ id }) => id === menuId(property.slug, venue.id));
  const { id, title, text } = card;
  return {
    id,
    title,
    text,
    venue: venue.name,
    property: { slug: property.slug, name: property.name },
    ...(stored ? readMenu(stored.text) : { courses: [], note: texts.menuOnRequest }),
    ...(stored?.isSample && { isSample: true as const }),
  };
}
