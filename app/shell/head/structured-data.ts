import type { useLoaderData } from 'react-router';
import type { Thing } from 'schema-dts';
import type * as requestRoom from '#app/enquiries/requests/request-room-route.tsx';
import type * as offers from '#app/group/routes/offers-route.tsx';
import type * as text from '#app/group/routes/text-route.tsx';
import type * as galleryPicture from '#app/hotels/gallery/gallery-picture-route.tsx';
import type * as hotel from '#app/hotels/hotel-route.tsx';
import type * as compare from '#app/hotels/planner/compare-route.tsx';
import type * as factSheet from '#app/hotels/planner/fact-sheet-route.tsx';
import type * as tour from '#app/hotels/tour/tour-route.tsx';
import type * as brands from '#app/listings/brands-route.tsx';
import type * as locations from '#app/listings/locations-route.tsx';
import { paths } from '#app/paths.ts';
import { type PictureName, picture } from '#content/pictures/picture.ts';
import { properties } from '#content/properties.ts';
import type { Picture } from '#platform/images/picture.ts';
import type { Crumb } from './breadcrumbs.ts';
import { filmThing } from './film-data.ts';
import { type HotelThing, hotelThing } from './hotel-data.ts';
import { hotelPicture } from './hotel-picture.ts';
import { hotelList, offerThing } from './list-data.ts';
import { organization, webSite } from './organization.ts';
import { texts } from './page-names.texts.ts';
import { largeEnough } from './share-picture.ts';

type PageKind = 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** What only search engines and shared links read of a page. */
export interface StructuredData {
  picture: Picture;
  /** The pages from the one below the home page to the page itself. */
  trail: Crumb[];
  /** The kind of page, if the vocabulary has a name for it. */
  page?: PageKind;
  things?: (Thing | HotelThing)[];
}

type Loaded<Loader> = ReturnType<typeof useLoaderData<Loader>>;
type Found<Data> = Extract<Data, { kind: 'found' }>;
type Find<Data = unknown> = (data: Data, origin: string) => StructuredData;

const locationsCrumb: Crumb = [texts.locations, paths.locations()];

/** The data of a page of the group without facts of its own. */
function plain(name: PictureName, ...trail: Crumb[]): Find {
  return () => ({ picture: picture(name), trail });
}

function plainOf(page: PageKind, name: PictureName, ...trail: Crumb[]): Find {
  return () => ({ page, picture: picture(name), trail });
}

/** Returns the picture of a built-in hotel; the site's for one that staff added. */
function pictureOf(slug: string): Picture {
  const found = properties.find((property) => property.slug === slug);
  return found ? hotelPicture(found) : picture('site/social');
}

const home: Find = (_data, origin) => ({
  picture: picture('site/social'),
  trail: [],
  things: [organization(origin), webSite(origin)],
});

const onHotel: Find<Found<Loaded<typeof hotel.loader>>> = ({ property, films }, origin) => ({
  picture: hotelPicture(property),
  trail: [locationsCrumb, [property.name, paths.hotel(property.slug)]],
  things: [
    hotelThing(property, origin),
    ...[films.heritage, films.promo].flatMap((film) => (film ? filmThing(film, property.name, origin) : [])),
  ],
});

const onFactSheet: Find<Found<Loaded<typeof factSheet.loader>>> = ({ property }) => ({
  picture: hotelPicture(property),
  trail: [
    locationsCrumb,
    [property.name, paths.hotel(property.slug)],
    [texts.factSheet, paths.factSheet(property.slug)],
  ],
});

const onTour: Find<Found<Loaded<typeof tour.loader>>> = ({ slug, name, views }) => ({
  picture: largeEnough([views[0]?.picture], pictureOf(slug)),
  trail: [locationsCrumb, [name, paths.hotel(slug)], [texts.walkThrough, paths.hotelTour(slug)]],
});

const onGalleryPicture: Find<Found<Loaded<typeof galleryPicture.loader>>> = ({ slug, name, pictures, place }) => ({
  picture: largeEnough([pictures[place]], pictureOf(slug)),
  trail: [locationsCrumb, [name, paths.hotel(slug)], [texts.picture(place + 1), paths.galleryPicture(slug, place + 1)]],
});

const onRequestRoom: Find<Loaded<typeof requestRoom.loader>> = ({ hotel: { slug, name }, room }) => ({
  picture: pictureOf(slug),
  trail: [locationsCrumb, [name, paths.hotel(slug)], [texts.requestRoom, paths.requestRoom(slug, room)]],
});

const onLocations: Find<Found<Loaded<typeof locations.loader>>> = ({ fixed, hotels }, origin) => ({
  picture: largeEnough([fixed?.picture], picture('social/locations')),
  trail: fixed ? [locationsCrumb, [fixed.name, paths.location(fixed.slug)]] : [locationsCrumb],
  page: 'CollectionPage',
  things: [hotelList(hotels ?? [], origin)],
});

const onBrands: Find<Found<Loaded<typeof brands.loader>>> = ({ brands: all, fixed }, origin) => {
  const brand = all.find(({ slug }) => slug === fixed);
  const ofBrand: Crumb[] = brand ? [[brand.name, paths.brand(brand.slug)]] : [];
  return {
    picture: largeEnough([brand?.picture], picture('social/brands')),
    trail: [[texts.brands, paths.brands()], ...ofBrand],
    page: 'CollectionPage',
    things: brand ? [hotelList(brand.hotels, origin)] : [],
  };
};

const onOffers: Find<Loaded<typeof offers.loader>> = ({ offers: all }, origin) => ({
  picture: picture('social/offers'),
  trail: [[texts.offers, paths.offers()]],
  things: all.map((offer) => offerThing(offer, origin)),
});

const onCompare: Find<Loaded<typeof compare.loader>> = () => ({
  picture: picture('social/locations'),
  trail: [[texts.compare, paths.compare()]],
});

const onText: Find<Loaded<typeof text.loader>> = ({ path, text: { title } }) => ({
  picture: picture(path === paths.inRoomDining() ? 'social/dining' : 'site/social'),
  trail: [[title, path]],
});

const sustainability: Crumb = [texts.sustainability, paths.sustainability()];
const loyalty: Crumb = [texts.loyalty, paths.loyalty()];

/** The data by route id. Search engines get nothing for a route that is absent here. */
export const structuredData: Record<string, Find<never>> = {
  'home/home-route': home,
  'hotels/hotel-route': onHotel,
  'hotel-at': onHotel,
  'hotels/planner/fact-sheet-route': onFactSheet,
  'hotels/tour/tour-route': onTour,
  'hotels/gallery/gallery-picture-route': onGalleryPicture,
  'enquiries/requests/request-room-route': onRequestRoom,
  'enquiries/requests/room-houses-route': plain('social/enquire', [texts.requestRoom, paths.requestRooms()]),
  'listings/locations-route': onLocations,
  hotels: onLocations,
  'listings/all-locations-route': plainOf('CollectionPage', 'social/locations', [
    texts.allLocations,
    paths.allLocations(),
  ]),
  'listings/brands-route': onBrands,
  'group/routes/offers-route': onOffers,
  'hotels/planner/compare-route': onCompare,
  'weddings/weddings-route': plain('social/weddings', [texts.weddings, paths.weddings()]),
  'enquiries/event/enquire-route': plain('social/enquire', [texts.enquire, paths.enquire()]),
  'group/routes/loyalty-route': plain('social/loyalty', loyalty),
  'enquiries/requests/loyalty-interest-route': plain('social/loyalty', loyalty, [
    texts.interest,
    paths.loyaltyInterest(),
  ]),
  'group/routes/our-story-route': plainOf('AboutPage', 'social/story', [texts.ourStory, paths.ourStory()]),
  'group/routes/people-route': plainOf('AboutPage', 'social/people', [texts.people, paths.people()]),
  'group/routes/sustainability-route': plainOf('AboutPage', 'social/sustainability', sustainability),
  'group/routes/esg-summary-route': plain('social/sustainability', sustainability, [
    texts.esgSummary,
    paths.esgSummary(),
  ]),
  'group/routes/press-coverage-route': plainOf('CollectionPage', 'social/press', [texts.press, paths.pressCoverage()]),
  'group/routes/tivolinet-route': plainOf('ContactPage', 'social/locations', [texts.tivoliNet, paths.tivoliNet()]),
  'group/routes/digital-qr-route': plain('social/brands', [texts.digital, paths.digitalQr()]),
  'careers/careers-route': plain('social/careers', [texts.careers, paths.careers()]),
  'enquiries/requests/contact-route': plainOf('ContactPage', 'site/social', [texts.contact, paths.contact()]),
  'service-directory': onText,
  'in-room-dining': onText,
  privacy: onText,
  terms: onText,
  cookies: onText,
  accessibility: onText,
};
