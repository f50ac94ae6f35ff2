import { lineControl } from '#app/catalogue/property-fields/controls.ts';
import type { ContentEntity, ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { hotelPlan } from '#app/desk/content/fields/hotel-fields.ts';
import { addressField, descriptionField, nameField, shownField } from '#app/desk/content/fields/shared-fields.ts';
import { diningPlan, experiencePlan, offerPlan, roomPlan, spacePlan } from '#app/desk/content/fields/venue-fields.ts';

const brandPlan: ContentPlan = {
  entity: 'brands',
  one: 'brand',
  many: 'Brands',
  label: 'name',
  order: 'sort_order',
  fields: [
    shownField,
    nameField(100),
    addressField(50),
    { name: 'display_name', label: 'Name in lists', kind: 'line', most: 100, required: true },
    { name: 'tab_label', label: 'Name on its tab', kind: 'line', most: 100 },
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
  ],
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
  media: picturePlan,
};

/** Each kind by its segment in the desk's addresses. */
export const contentKinds = {
  hotels: 'hotels',
  brands: 'brands',
  locations: 'locations',
  offers: 'offers',
  announcements: 'announcements',
  rooms: 'rooms',
  spaces: 'hotel_spaces',
  dining: 'dining',
  experiences: 'hotel_experiences',
  pictures: 'media',
} as const satisfies Record<string, ContentEntity>;
export type ContentKind = keyof typeof contentKinds;

/** The kind that a segment of an address names; undefined where it names none. */
export function readContentKind(segment: string | undefined): ContentKind | undefined {
  return segment !== undefined && Object.hasOwn(contentKinds, segment) ? (segment as ContentKind) : undefined;
}
