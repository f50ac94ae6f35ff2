import type { Property } from '#app/catalogue/property.ts';
import { amenitiesOf } from '../amenities.ts';
import { contact, socialMedia } from '../parts/contact.ts';
import { moreViews } from '../parts/more-views.ts';
import { pictured } from '../parts/pictured.ts';
import { picturesOf } from '../parts/pictures-of.ts';
import { policies } from '../parts/policies.ts';
import { suiteAmenities } from '../parts/room-amenities.ts';
import { picture } from '../pictures/picture.ts';
import { pricesOf } from '../prices.ts';

/**
 * The owner has said little of this hotel, so it has no halls, capacity or restaurant, and nothing is copied from
 * another. Its page has the sections that a host looks for, and they say what is agreed by enquiry.
 */
export const omniaGreaterNoida: Property = {
  slug: 'omnia-greater-noida',
  aliases: [],
  name: 'Omnia Greater Noida',
  brand: 'omnia',
  location: 'greater-noida',
  description: 'A contemporary hotel in Knowledge Park III, Greater Noida.',
  rating: 5,
  sortOrder: 10,
  isFeatured: true,
  address: {
    street: 'Knowledge Park III',
    city: 'Greater Noida',
    state: 'Uttar Pradesh',
    country: 'India',
    postalCode: '201310',
    coordinates: { lat: 28.47, lng: 77.49 },
  },
  contact: contact('omniagreaternoida', '19'),
  ...picturesOf('omnia-greater-noida', {
    gallery: ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4', 'gallery-5'],
  }),
  amenities: amenitiesOf('wi-fi', 'room-service'),
  rooms: [
    {
      id: 'urban-suite',
      name: 'Urban Suite',
      description: 'Forty square metres in Knowledge Park III.',
      size: '40 sqm',
      maxOccupancy: 2,
      price: { currency: 'INR', amount: 35000 },
      amenities: suiteAmenities,
      images: [picture('omnia-greater-noida/room-urban-suite'), ...moreViews(0, 2)],
    },
  ],
  spaces: [],
  dining: [],
  experiences: pictured([
    {
      id: 'weddings',
      title: 'Weddings and Receptions',
      subtitle: 'Planned from the first call',
      description:
        'Name the ceremonies, the days and the number of guests; the team answers with what the house can hold.',
      category: 'Wedding',
    },
    {
      id: 'corporate-events',
      title: 'Corporate Events',
      subtitle: 'Among the offices of Knowledge Park',
      description: 'Meetings and company evenings close to where the guests work.',
      category: 'Business',
    },
    {
      id: 'mice',
      title: 'Meetings and Exhibitions',
      subtitle: 'In the neighbourhood of the fairs',
      description: 'For delegates who spend their day at the exhibition grounds of Greater Noida.',
      category: 'Business',
    },
    {
      id: 'birthdays',
      title: 'Birthdays and Anniversaries',
      subtitle: 'For a small table or a long one',
      description: 'Tell us whom you celebrate, and the team proposes the room, the menu and the flowers.',
      category: 'Event',
    },
    {
      id: 'cocktail-evenings',
      title: 'Cocktail Evenings',
      subtitle: 'An evening before the wedding, or after the conference',
      description: 'Drinks and small plates, arranged by enquiry.',
      category: 'Event',
    },
    {
      id: 'urban-suite',
      title: 'Urban Suite',
      subtitle: 'A place to dress and to rest',
      description: 'Forty square metres for the hosts, from 3:00 PM on the day of arrival.',
      category: 'Accommodation',
    },
  ]),
  features: ['Urban Suite', 'Knowledge Park III', 'Events by enquiry'],
  services: ['Wedding planning', 'Décor', 'Conference set-up', 'Room service'],
  ...pricesOf('omnia-greater-noida'),
  policies: policies({
    checkIn: '3:00 PM',
    catering: 'By arrangement, with a menu written for the event',
  }),
  transportation: {
    airport: 'Indira Gandhi International Airport, 39 km in a straight line',
    metro: 'Knowledge Park II, Aqua Line',
    landmark: 'Pari Chowk',
  },
  nearbyAttractions: ['India Expo Centre'],
  socialMedia: socialMedia('omnia-greater-noida'),
  quickStats: {},
  accessibility: [],
  plan: {
    kind: 'dedicated',
    family: 'Hotel',
    sections: ['overview', 'planning', 'experiences', 'rooms', 'gallery', 'wedding', 'policies', 'contact', 'enquiry'],
    heroText:
      'Near the fairs of the India Expo Centre: name the day and the number, and our team answers within 24 hours.',
    look: { accent: 'teal', ornament: 'grid', frame: 'square', heroLayout: 'right-plaque', pace: 'brisk' },
    headings: { overview: 'About Omnia Greater Noida', planning: 'Plan an event here' },
    enquiryHeading: 'Plan Your Special Event',
    about: [
      'Omnia is the contemporary brand of Tivoli. This hotel stands in Knowledge Park III, among the colleges and offices of Greater Noida.',
      'Tell us the day and the number of guests, and our team will say what the house can do for you.',
    ],
    wedding: {
      heading: 'A celebration at Omnia Greater Noida',
      text: 'Haldi, sangeet, wedding, reception: tell us which days you have in mind, and the team plans them with you.',
      facts: ['By enquiry', 'Urban Suite for the hosts'],
      image: picture('omnia-greater-noida/wedding'),
    },
    fixedRooms: [],
  },
};
