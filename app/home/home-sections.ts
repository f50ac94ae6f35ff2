import { type Editorial, textsOf } from '#app/catalogue/editorial.ts';
import { menuId, readMenu } from '#app/catalogue/menu.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { isComing, openBadge, openingBadge, type UpcomingHotel } from '#app/catalogue/upcoming-hotel.ts';
import { anchorOf } from '#app/hotels/page/section-links.tsx';
import { type Day, formatDay } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import * as home from '#content/home.ts';
import { properties } from '#content/properties.ts';
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

/** Slugs of all hotels that "Our Locations" shows, whatever its tab. */
export const placeSlugs = [...new Set(home.locationTabs.flatMap(({ cards }) => cards.map(({ property }) => property)))];

/** Returns "Our Locations" as one tab shows it. A hotel that staff hid has no card. */
export function ourLocations(hotels: PropertyCard[], asked: string | null) {
  const tab = home.locationTabs.find(({ location }) => location === asked) ?? home.locationTabs[0];
  const bySlug = new Map(hotels.map((hotel) => [hotel.slug, hotel]));
  return {
    tabs: home.locationTabs.map(({ label, location }) => ({ label, location })),
    selected: tab?.location ?? '',
    cards: (tab?.cards ?? []).flatMap(({ property, image }) => {
      const hotel = bySlug.get(property);
      return hotel ? [{ slug: hotel.slug, name: hotel.name, city: hotel.city || hotel.locationName, image }] : [];
    }),
  };
}

function targetOf(leadsTo: home.HomeExperience['leadsTo']): string {
  if (leadsTo === 'weddings') return paths.weddings();
  if ('find' in leadsTo) return paths.findVenue(leadsTo.find);
  return `${paths.hotel(leadsTo.property)}#${anchorOf(leadsTo.section)}`;
}

function experiences() {
  return home.homeExperiences.map(({ id, title, text, image, leadsTo }, place) => ({
    id,
    title,
    text,
    image: place === 0 ? image : unblurred(image),
    to: targetOf(leadsTo),
  }));
}

/** Returns an upcoming hotel as it is known today: it is open once it has a page of its own, which it then leads to. */
function upcomingCard(hotel: UpcomingHotel, hotels: PropertyCard[], today: Day) {
  const { property, openingDate } = hotel;
  const isOpen = hotels.some(({ slug }) => slug === property);
  const isAhead = !isOpen && isComing(openingDate, today);
  return {
    ...hotel,
    openingDate: isAhead ? openingDate : undefined,
    badge: isOpen ? openBadge : openingBadge(openingDate, today),
    to: isOpen && property ? paths.hotel(property) : undefined,
  };
}

/** Returns the sections of the home page below its hotels; `hotels` are those with a page. */
export function homeSections(today: Day, { awards, press, posts }: Editorial, hotels: PropertyCard[]) {
  const { text, image, cards } = home.culinary;
  return {
    experiences: experiences(),
    culinary: {
      text,
      image,
      cards: cards.map((card) => ({ id: card.id, title: card.title, text: card.text, image: unblurred(card.image) })),
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

/** Returns the menu of a card of "Culinary Delight", or null if there is no card of that name. */
export function openMenu(asked: string | null, editorial: Editorial) {
  const card = home.culinary.cards.find(({ id }) => id === asked);
  const property = properties.find(({ slug }) => slug === card?.venue.property);
  const venue = property?.dining.find(({ id }) => id === card?.venue.dining);
  if (!card || !property || !venue) return null;
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
