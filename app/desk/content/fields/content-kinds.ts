import { lineControl } from '#app/catalogue/property-fields/controls.ts';
import { galleryFields } from '#app/catalogue/property-fields/room-fields.ts';
import type { ContentEntity, ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { awardPlan, postPlan, pressPlan, textPlan } from '#app/desk/content/fields/group-fields.ts';
import {
  addressField,
  descriptionField,
  diningPlan,
  experiencePlan,
  hotelPlan,
  nameField,
  offerPlan,
  propertyContentFields,
  roomPlan,
  shownField,
  spacePlan,
} from './hotel-fields.ts';

const brandPlan: ContentPlan = {
  entity: 'brands',
  one: 'brand',
  many: 'Brands',
  label: 'name',
  order: 'sort_order',
  fields: [
    shownField,
    { ...nameField(100), sameInHindi: true },
    addressField(50),
    { name: 'display_name', ...lineControl('Name in lists', 100), required: true, sameInHindi: true },
    { name: 'tab_label', ...lineControl('Name on its tab', 100), sameInHindi: true },
    descriptionField,
    { name: 'brand_color', label: 'Colour on light ground', kind: 'colour' },
    {
      name: 'brand_color_on_night',
      label: 'Colour on dark ground',
      kind: 'colour',
      hint: 'Lighter, so that it can be read.',
    },
  ],
};

const locationPlan: ContentPlan = {
  entity: 'locations',
  one: 'location',
  many: 'Locations',
  label: 'name',
  order: 'display_order',
  fields: [shownField, nameField(100), addressField(50), { name: 'state', label: 'State', kind: 'line', most: 50 }],
};

const announcementPlan: ContentPlan = {
  entity: 'announcements',
  one: 'announcement',
  many: 'Announcements',
  label: 'message',
  sampleColumn: 'is_sample',
  fields: [
    shownField,
    {
      name: 'message',
      ...lineControl('Message', 300, 'One line above every page. The newest valid one is shown.'),
      required: true,
    },
    { name: 'link_label', label: 'Text of its link', kind: 'line', most: 100 },
    { name: 'link_url', label: 'Target of its link', kind: 'link' },
    { name: 'starts_at', label: 'From', kind: 'moment', required: true },
    { name: 'ends_at', label: 'Until', kind: 'moment' },
  ],
  check({ link_label: label, link_url: url, starts_at: from, ends_at: until }) {
    if ((label === null) !== (url === null)) return { link_url: 'A link needs both its text and its target.' };
    if (typeof from === 'string' && typeof until === 'string' && until <= from)
      return { ends_at: 'It must end after it begins.' };
    return {};
  },
};

/** A picture of a gallery. The gallery decides on its position. */
const picturePlan: ContentPlan = {
  entity: 'media',
  one: 'picture',
  many: 'Pictures',
  label: 'alt_text',
  fields: [
    {
      name: 'alt_text',
      ...lineControl('What it shows', 300, 'For those who cannot see it, and for search engines.'),
      required: true,
    },
    {
      name: 'focal_x',
      label: 'Centre from the left, per cent',
      kind: 'percent',
      required: true,
      hint: 'What a narrow crop keeps in view.',
    },
    { name: 'focal_y', label: 'Centre from the top, per cent', kind: 'percent', required: true },
    {
      name: 'origin',
      label: 'What it is',
      kind: 'choice',
      options: [
        { value: 'photograph', label: 'Photograph' },
        { value: 'render', label: 'Render' },
        { value: 'drawing', label: 'Drawing' },
      ],
      hint: 'Pages that show drawings or renders say so.',
    },
  ],
};

/** What a gallery says of an item, and its film. */
const galleryItemPlan: ContentPlan = {
  entity: 'hotel_media',
  one: 'gallery item',
  many: 'Gallery items',
  label: 'title',
  ofHotel: true,
  noNew: true,
  fields: propertyContentFields(galleryFields),
};

export const contentPlans: Record<ContentEntity, ContentPlan> = {
  hotels: hotelPlan,
  brands: brandPlan,
  locations: locationPlan,
  rooms: roomPlan,
  hotel_spaces: spacePlan,
  dining: diningPlan,
  hotel_experiences: experiencePlan,
  offers: offerPlan,
  announcements: announcementPlan,
  press_articles: pressPlan,
  awards: awardPlan,
  social_posts: postPlan,
  group_texts: textPlan,
  media: picturePlan,
  hotel_media: galleryItemPlan,
};

/** Each kind by its segment in the desk's addresses. */
export const contentKinds = {
  hotels: 'hotels',
  brands: 'brands',
  locations: 'locations',
  offers: 'offers',
  announcements: 'announcements',
  press: 'press_articles',
  awards: 'awards',
  posts: 'social_posts',
  texts: 'group_texts',
  rooms: 'rooms',
  spaces: 'hotel_spaces',
  dining: 'dining',
  experiences: 'hotel_experiences',
  pictures: 'media',
  'gallery-items': 'hotel_media',
} as const satisfies Record<string, ContentEntity>;
export type ContentKind = keyof typeof contentKinds;

/** Kinds that are reached through a gallery: they have no list, and a new one comes with its file. */
export const galleryKinds: readonly ContentKind[] = ['pictures', 'gallery-items'];

/** The kind that a segment of an address names; undefined where it names none. */
export function readContentKind(segment: string | undefined): ContentKind | undefined {
  return segment !== undefined && Object.hasOwn(contentKinds, segment) ? (segment as ContentKind) : undefined;
}
