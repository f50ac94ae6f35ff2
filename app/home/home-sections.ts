import type { PropertyCard } from '#app/catalogue/property.ts';
import { anchorOf } from '#app/hotels/page/section-names.ts';
import { type Day, formatDay, openingBadge } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import * as home from '#content/home.ts';
import { press } from '#content/press.ts';
import { site } from '#content/site.ts';
import { upcomingHotels } from '#content/upcoming-hotels.ts';
import type { Picture } from '#platform/images/picture.ts';

/** Each list of the home page has so many hotels at most. */
export const mostHomeHotels = 24;
const mostUpcoming = 3;
const mostAwards = 3;
const mostPress = 3;
const mostPosts = 3;

/** Slugs of all hotels that "Our Locations" shows, whatever its tab. */
export const placeSlugs = [...new Set(home.locationTabs.flatMap(({ cards }) => cards.map(({ property }) => property)))];

/**
 * Returns "Our Locations" as one tab shows it. A hotel that staff hid has no card; the cards are null if the hotels
 * could not be loaded.
 */
export function ourLocations(hotels: PropertyCard[] | null, asked: string | null) {
  const tab = home.locationTabs.find(({ location }) => location === asked) ?? home.locationTabs[0];
  const bySlug = new Map(hotels?.map((hotel) => [hotel.slug, hotel]));
  return {
    tabs: home.locationTabs.map(({ label, location }) => ({ label, location })),
    selected: tab?.location ?? '',
    cards:
      hotels &&
      (tab?.cards ?? []).flatMap(({ property, image }) => {
        const hotel = bySlug.get(property);
        return hotel ? [{ slug: hotel.slug, name: hotel.name, city: hotel.city || hotel.locationName, image }] : [];
      }),
  };
}

/** An empty pixel in place of the blurred placeholder, for pictures that are small or hidden at first. It saves bytes. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const unblurred = (image: Picture): Picture => ({ ...image, placeholder: pixel });

function experiences() {
  return home.homeExperiences.map(({ id, title, text, image, leadsTo }, place) => ({
    id,
    title,
    text,
    image: place === 0 ? image : unblurred(image),
    to:
      'brand' in leadsTo
        ? paths.locations({ brand: leadsTo.brand })
        : `${paths.hotel(leadsTo.property)}#${anchorOf(leadsTo.section)}`,
  }));
}

/** Returns the sections of the home page below its hotels, from the built-in content. */
export function homeSections(today: Day) {
  const { text, image, cards } = home.culinary;
  return {
    experiences: experiences(),
    culinary: { text, image, cards: cards.map(({ id, title }) => ({ id, title })) },
    upcoming: upcomingHotels
      .slice(0, mostUpcoming)
      .map((hotel) => ({ ...hotel, badge: openingBadge(hotel.openingDate, today) })),
    story: home.story,
    awards: home.awards.slice(0, mostAwards).map((award) => ({ ...award, image: unblurred(award.image) })),
    press: press.slice(0, mostPress).map(({ id, title, publication, date, link }) => ({
      id,
      title,
      publication,
      date,
      link,
    })),
    posts: home.posts.slice(0, mostPosts).map((post) => ({ ...post, day: formatDay(post.date) })),
    linkedIn: site.social.linkedin,
  };
}

/** Returns the hotels at the foot of the page, each with another picture than above. */
export function allProperties(hotels: PropertyCard[] | null): PropertyCard[] | null {
  return (
    hotels?.map((hotel) => {
      const image = home.listingPictures[hotel.slug] ?? hotel.image;
      return { ...hotel, ...(image && { image: unblurred(image) }) };
    }) ?? null
  );
}
