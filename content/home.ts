import type { Award, SocialPost } from '#app/catalogue/editorial.ts';
import type { MenuName } from '#app/catalogue/menu.ts';
import type { SectionName } from '#app/catalogue/property.ts';
import type { Picture } from '#platform/images/picture.ts';
import { asSample } from './parts/as-sample.ts';
import { picture } from './pictures/picture.ts';
import { site } from './site.ts';

export interface HeroSlide {
  title: string;
  text: string;
  /** The slug of the property that it shows. */
  property: string;
  /** The plaque names it so. */
  caption: string;
  image: Picture;
  /** A picture for portrait screens, with sky above for the words. */
  portrait: Picture;
}

export const heroSlides: HeroSlide[] = [
  {
    title: 'A palace, lit for your evening',
    text: 'Hotels, banquet venues and wedding destinations in and around Delhi.',
    property: 'the-tivoli',
    caption: 'The Tivoli, New Delhi',
    image: picture('home/hero-1'),
    portrait: picture('home/hero-1-phone'),
  },
  {
    title: 'A lawn the size of your guest list',
    text: 'From a hundred and sixty under glass to 2,500 across the grounds.',
    property: 'tivoli-royal-palace',
    caption: 'Tivoli Royal Palace, Palwal',
    image: picture('home/hero-2'),
    portrait: picture('home/hero-2-phone'),
  },
  {
    title: 'Under glass, under stars',
    text: 'An oval glass house and a garden among the farms of Sultanpur.',
    property: 'upper-hse-sultanpur',
    caption: 'The Upper HSE, Sultanpur',
    image: picture('home/hero-3'),
    portrait: picture('home/hero-3-phone'),
  },
  {
    title: 'A wedding that is also a few days away',
    text: 'Ceremonies, meals and rooms on the same grounds, in Ambala and Israna.',
    property: 'wedcation-by-tivoli-ambala',
    caption: 'Wedcation, Ambala',
    image: picture('home/hero-4'),
    portrait: picture('home/hero-4-phone'),
  },
];

export interface HomeExperience {
  id: string;
  title: string;
  text: string;
  /** Where "Discover More" leads: the page of weddings, a search for spaces, or a section of one property's page. */
  leadsTo: 'weddings' | { find: Record<string, string> } | { property: string; section: SectionName };
  image: Picture;
}

/** The cards of "Unforgettable Experiences". */
export const homeExperiences: HomeExperience[] = [
  {
    id: 'weddings-and-celebrations',
    title: 'Weddings & Celebrations',
    text: 'Haldi to reception, indoors, on the lawn or under glass.',
    leadsTo: 'weddings',
    image: picture('home/experience-weddings'),
  },
  {
    id: 'corporate-events',
    title: 'Corporate Events',
    text: 'Meetings, conferences, exhibitions and company days.',
    leadsTo: { find: { guests: '100', layout: 'theatre', setting: 'indoor' } },
    image: picture('home/experience-corporate'),
  },
  {
    id: 'fine-dining',
    title: 'Fine Dining',
    text: 'From Blue Grotto, open 24 hours, to Spice Route.',
    leadsTo: { property: 'the-tivoli', section: 'dining' },
    image: picture('home/experience-dining'),
  },
  {
    id: 'luxurious-stays',
    title: 'Luxurious Stays',
    text: 'Rooms and suites beside the hall you have booked.',
    leadsTo: { property: 'tivoli-heritage-palace', section: 'rooms' },
    image: picture('home/experience-stays'),
  },
  {
    id: 'cocktail-parties',
    title: 'Cocktail Parties',
    text: 'Poolside, rooftop or by the bar.',
    leadsTo: { property: 'tivoli-lotus-court', section: 'spaces' },
    image: picture('home/experience-cocktails'),
  },
  {
    id: 'wellness-and-spa',
    title: 'Wellness & Spa',
    text: 'A quiet day before a long night.',
    leadsTo: { property: 'tivoli-lotus-court', section: 'experiences' },
    image: picture('home/experience-wellness'),
  },
];

export interface CulinaryCard {
  id: MenuName;
  title: string;
  text: string;
  /** "View Menu" opens this menu: property slug and dining venue id. */
  venue: { property: string; dining: string };
  /** The venue's own picture. */
  image: Picture;
}

/** The cards of "Culinary Delight". */
export const culinary: { text: string; image: Picture; cards: CulinaryCard[] } = {
  text: 'Every event kitchen is our own. Ask for a menu, then change it.',
  image: picture('home/culinary'),
  cards: [
    {
      id: 'exquisite-appetizers',
      title: 'Exquisite Appetizers',
      text: 'Small plates for the hour when guests are still arriving.',
      venue: { property: 'the-tivoli', dining: 'zunn' },
      image: picture('the-tivoli/dining-zunn'),
    },
    {
      id: 'gourmet-mains',
      title: 'Gourmet Mains',
      text: 'Slow curries, grills and biryani.',
      venue: { property: 'tivoli-bijwasan', dining: 'spice-route' },
      image: picture('tivoli-bijwasan/dining-spice-route'),
    },
    {
      id: 'local-delicacies',
      title: 'Local Delicacies',
      text: 'What is cooked in Haryana, as it is cooked there.',
      venue: { property: 'tivoli-heritage-palace', dining: 'the-royal-restaurant' },
      image: picture('tivoli-heritage-palace/dining-the-royal-restaurant'),
    },
    {
      id: 'decadent-desserts',
      title: 'Decadent Desserts',
      text: 'Kulfi, phirni and cakes.',
      venue: { property: 'the-tivoli', dining: 'aria' },
      image: picture('the-tivoli/dining-aria'),
    },
    {
      id: 'fine-beverages',
      title: 'Fine Beverages',
      text: 'Cocktails, mocktails and filter coffee.',
      venue: { property: 'the-tivoli', dining: 'trafalgars' },
      image: picture('the-tivoli/dining-trafalgars'),
    },
    {
      id: 'chefs-specials',
      title: "Chef's Specials",
      text: 'What the kitchen is proud of this season.',
      venue: { property: 'tivoli-royal-palace', dining: 'sapphire' },
      image: picture('tivoli-royal-palace/dining-sapphire'),
    },
  ],
};

/** The brand story names two years: the family's first year in hosting, and the brand's. */
export const story = {
  heading: 'A Legacy of Luxury & Timeless Elegance',
  paragraphs: [
    `The family has welcomed guests since ${site.family.since}, three generations now. The Tivoli name itself dates from ${site.brandFounded}.`,
    'Under four brands stand palace hotels, a contemporary line, wedding destinations in Haryana and a glass house among the farms of Sultanpur.',
    'The work has stayed the same: weddings, parties, conferences and family days, with the décor, the kitchen, the rooms and the hall under one roof.',
  ],
  figures: [
    { figure: String(site.family.since), text: 'The family begins hosting guests' },
    { figure: String(site.brandFounded), text: 'The Tivoli brand is founded' },
    { text: 'Properties under four brands' },
  ],
  image: picture('home/story'),
};

/** Awards that stand for those of the owner. */
const sampleAwards: Award[] = [
  {
    id: 'wedding-venue',
    name: 'Wedding Venue of the Year',
    category: 'Banquets',
    year: 2025,
    description: 'For weddings of every size on one estate.',
    image: picture('home/award-1'),
  },
  {
    id: 'palace-hotel',
    name: 'Best Palace Hotel, North India',
    category: 'Hotels',
    year: 2025,
    description: 'For a house that is quiet by day and lit by night.',
    image: picture('home/award-2'),
  },
  {
    id: 'banquet-kitchen',
    name: 'Banquet Kitchen of the Year',
    category: 'Dining',
    year: 2024,
    description: 'For menus written with the family.',
    image: picture('home/award-3'),
  },
];

export const awards: Award[] = sampleAwards.map(asSample);

/** Posts that stand for those of the owner, newest first; dates and counts are those of the owner's page. */
const samplePosts: SocialPost[] = [
  {
    id: 'delegates',
    excerpt: 'Four hundred delegates, one hall, two days of talks.',
    image: picture('home/post-1'),
    date: '2025-05-05',
    url: `${site.social.linkedin}/posts/delegates`,
    likes: 292,
    comments: 49,
    shares: 15,
  },
  {
    id: 'marigold-season',
    excerpt: 'Marigold season: the haldi lawns are booked to April.',
    image: picture('home/post-2'),
    date: '2025-03-19',
    url: `${site.social.linkedin}/posts/marigold-season`,
    likes: 66,
    comments: 7,
    shares: 5,
  },
  {
    id: 'solar',
    excerpt: 'Three to four hundred kilowatt hours of solar each month.',
    image: picture('home/post-3'),
    date: '2025-03-12',
    url: `${site.social.linkedin}/posts/solar`,
    likes: 42,
    comments: 7,
    shares: 0,
  },
];

export const posts: SocialPost[] = samplePosts.map(asSample);

/** A card of "Our Locations"; its picture differs from the hotel's card in "Our Hotels". */
interface PlaceCard {
  property: string;
  image: Picture;
}

/** The tabs and cards of "Our Locations". */
export const locationTabs: { label: string; location: string; cards: PlaceCard[] }[] = [
  {
    label: 'Delhi',
    location: 'delhi',
    cards: [
      { property: 'the-tivoli', image: picture('the-tivoli/gallery-1') },
      { property: 'upper-hse-sultanpur', image: picture('upper-hse-sultanpur/space-oval-glass-house') },
      { property: 'tivoli-bijwasan', image: picture('tivoli-bijwasan/gallery-1') },
      { property: 'tivoli-royal-court-okhla', image: picture('tivoli-royal-court-okhla/gallery-1') },
      { property: 'tivoli-heritage-palace', image: picture('tivoli-heritage-palace/gallery-1') },
      { property: 'omnia-dwarka-expressway', image: picture('omnia-dwarka-expressway/gallery-1') },
    ],
  },
  {
    label: 'Noida',
    location: 'noida',
    cards: [{ property: 'tivoli-lotus-court', image: picture('tivoli-lotus-court/gallery-1') }],
  },
  {
    label: 'Greater Noida',
    location: 'greater-noida',
    cards: [{ property: 'omnia-greater-noida', image: picture('omnia-greater-noida/gallery-1') }],
  },
  {
    label: 'Palwal',
    location: 'palwal',
    cards: [{ property: 'tivoli-royal-palace', image: picture('tivoli-royal-palace/space-emerald-green') }],
  },
  {
    label: 'Ambala',
    location: 'ambala',
    cards: [{ property: 'wedcation-by-tivoli-ambala', image: picture('wedcation-by-tivoli-ambala/gallery-1') }],
  },
  {
    label: 'Israna',
    location: 'israna',
    cards: [{ property: 'wedcation-by-tivoli-israna', image: picture('wedcation-by-tivoli-israna/gallery-1') }],
  },
];

/**
 * Pictures for the list at the foot of the page, which differ from those above; a hotel that staff added has its
 * card's.
 */
export const listingPictures: Record<string, Picture> = {
  'the-tivoli': picture('the-tivoli/hero-1'),
  'tivoli-royal-palace': picture('tivoli-royal-palace/hero-1'),
  'tivoli-heritage-palace': picture('tivoli-heritage-palace/hero-1'),
  'wedcation-by-tivoli-ambala': picture('wedcation-by-tivoli-ambala/hero-1'),
  'wedcation-by-tivoli-israna': picture('wedcation-by-tivoli-israna/hero-1'),
  'tivoli-lotus-court': picture('tivoli-lotus-court/hero-1'),
  'tivoli-bijwasan': picture('tivoli-bijwasan/hero-1'),
  'tivoli-royal-court-okhla': picture('tivoli-royal-court-okhla/hero-1'),
  'omnia-dwarka-expressway': picture('omnia-dwarka-expressway/hero-1'),
  'omnia-greater-noida': picture('omnia-greater-noida/hero-1'),
  'upper-hse-sultanpur': picture('upper-hse-sultanpur/hero-1'),
  'omnia-noida': picture('omnia-noida/hero-1'),
};
