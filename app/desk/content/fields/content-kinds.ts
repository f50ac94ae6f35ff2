import { lineControl, wholeControl } from '#app/catalogue/property-fields/controls.ts';
import { eventTypeChoices } from '#app/catalogue/property-fields/space-fields.ts';
import type { ContentField, ContentPlan } from '#app/desk/content/fields/content-field.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { people } from '#content/people.ts';
import {
  addressField,
  descriptionField,
  diningPlan,
  experiencePlan,
  galleryItemPlan,
  hotelPlan,
  nameField,
  packagePlan,
  pictureField,
  roomPlan,
  shownField,
  spacePlan,
  taxPlan,
} from './hotel-plans.ts';

const titleField: ContentField = { name: 'title', ...lineControl('Title', 200), required: true };

const brandPlan: ContentPlan = {
  table: 'brands',
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
  table: 'locations',
  one: 'location',
  many: 'Locations',
  label: 'name',
  order: 'display_order',
  fields: [shownField, nameField(100), addressField(50), { name: 'state', ...lineControl('State', 50) }],
};

const offerPlan: ContentPlan = {
  table: 'offers',
  one: 'offer',
  many: 'Offers',
  label: 'title',
  order: 'sort_order',
  sampleColumn: 'is_sample',
  times: ['valid_from', 'valid_until'],
  fields: [
    shownField,
    titleField,
    addressField(),
    { name: 'summary', label: 'Summary', kind: 'text', most: 500, required: true },
    { name: 'description', label: 'Description', kind: 'text', most: 4000 },
    { name: 'terms', label: 'Terms', kind: 'text', most: 4000 },
    { name: 'hotel_id', label: 'Hotel', kind: 'reference', of: 'hotels', hint: 'Empty: an offer of the whole group.' },
    { name: 'event_type', label: 'Its enquiry is about', kind: 'choice', options: eventTypeChoices },
    { name: 'price_inr', ...wholeControl('Price, rupees', 0, 100_000_000) },
    { name: 'price_note', ...lineControl('Beside the price') },
    { name: 'valid_from', label: 'First day', kind: 'day' },
    { name: 'valid_until', label: 'Last day', kind: 'day' },
    pictureField,
  ],
  check: ({ valid_from: from, valid_until: until }) =>
    typeof from === 'string' && typeof until === 'string' && until < from
      ? { valid_until: 'The last day must not be before the first.' }
      : {},
};

const announcementPlan: ContentPlan = {
  table: 'announcements',
  one: 'announcement',
  many: 'Announcements',
  tab: 'Announcement bar',
  label: 'message',
  sampleColumn: 'is_sample',
  times: ['starts_at', 'ends_at'],
  fields: [
    shownField,
    {
      name: 'message',
      ...lineControl('Message', 300, 'One line above every page. The newest valid one is shown.'),
      required: true,
    },
    { name: 'link_label', ...lineControl('Text of its link', 100) },
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

/** What the group tells of itself: rows that no hotel has, ordered by staff. */
const ofGroup = { order: 'sort_order', slugFromName: true, sampleColumn: 'is_sample' } as const;

const pressPlan: ContentPlan = {
  ...ofGroup,
  table: 'press_articles',
  one: 'press article',
  many: 'Press',
  label: 'title',
  fields: [
    shownField,
    titleField,
    { name: 'excerpt', label: 'Excerpt', kind: 'text', most: 500, required: true },
    { name: 'publication', ...lineControl('Publication', 100), required: true },
    { name: 'published', ...lineControl('Date as shown', 50, 'A year, a day or “Recent”.'), required: true },
    { name: 'link_url', label: 'Address of the article', kind: 'link', required: true },
    pictureField,
  ],
};

const awardPlan: ContentPlan = {
  ...ofGroup,
  table: 'awards',
  one: 'award',
  many: 'Awards',
  label: 'name',
  fields: [
    shownField,
    nameField(200),
    { name: 'category', ...lineControl('Category', 100), required: true },
    { name: 'year', ...wholeControl('Year', 1900, 2200), required: true },
    { name: 'description', label: 'Description', kind: 'text', most: 500, required: true },
    pictureField,
  ],
};

const leaderPlan: ContentPlan = {
  ...ofGroup,
  table: 'leaders',
  one: 'person',
  many: 'People',
  label: 'name',
  fields: [
    shownField,
    nameField(200),
    {
      name: 'leader_group',
      label: 'Group',
      kind: 'choice',
      required: true,
      options: people.map(({ id, heading }) => ({ value: id, label: heading })),
    },
    { name: 'position', ...lineControl('Position', 200), required: true },
    { name: 'answers_for', ...lineControl('Answers for', 500, 'One sentence.') },
    { name: 'profile_url', label: 'Address of the profile', kind: 'link', required: true },
    pictureField,
    { name: 'crop_top', label: 'A crop begins at the top of the picture', kind: 'check' },
  ],
};

const postPlan: ContentPlan = {
  ...ofGroup,
  table: 'social_posts',
  one: 'post',
  many: 'Posts',
  label: 'excerpt',
  fields: [
    shownField,
    { name: 'excerpt', label: 'Words', kind: 'text', most: 500, required: true },
    { name: 'posted_on', label: 'Day', kind: 'day', required: true },
    { name: 'post_url', label: 'Address of the post', kind: 'link', required: true },
    { name: 'likes', ...wholeControl('Likes', 0, 100_000_000), required: true },
    { name: 'comments', ...wholeControl('Comments', 0, 100_000_000), required: true },
    { name: 'shares', ...wholeControl('Shares', 0, 100_000_000), required: true },
    pictureField,
  ],
};

/** The pages ask for these texts by name, so none can be added. */
const textPlan: ContentPlan = {
  ...ofGroup,
  table: 'group_texts',
  one: 'text',
  many: 'Texts',
  label: 'title',
  noNew: true,
  fields: [
    shownField,
    titleField,
    {
      name: 'body',
      label: 'Text',
      kind: 'text',
      required: true,
      hint: 'A menu: a heading, then a line for each dish, such as “- Kulfi (vegetarian): malai, pistachio”. An empty line ends a course.',
    },
  ],
};

const picturePlan: ContentPlan = {
  table: 'media',
  one: 'picture',
  many: 'Pictures',
  label: 'alt_text',
  inGallery: true,
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

const plans = {
  hotels: hotelPlan,
  brands: brandPlan,
  locations: locationPlan,
  offers: offerPlan,
  announcements: announcementPlan,
  press: pressPlan,
  awards: awardPlan,
  people: leaderPlan,
  posts: postPlan,
  texts: textPlan,
  taxes: taxPlan,
  rooms: roomPlan,
  spaces: spacePlan,
  dining: diningPlan,
  experiences: experiencePlan,
  packages: packagePlan,
  pictures: picturePlan,
  'gallery-items': galleryItemPlan,
};
export type ContentKind = keyof typeof plans;

/** The kinds of content, each by its segment in the desk's addresses. */
export const contentPlans: Record<ContentKind, ContentPlan> = plans;

const kinds = Object.keys(plans) as ContentKind[];
/** The kinds with a list of their own, and those whose list is reached through their hotel. */
export const groupKinds = kinds.filter((kind) => !plans[kind].inGallery && !plans[kind].ofHotel);
export const hotelKinds = kinds.filter((kind) => !plans[kind].inGallery && plans[kind].ofHotel);

/** Whether a person edits rows of this kind: what the whole group shares is for whoever edits all hotels. */
export function editsKind({ properties }: Pick<Principal, 'properties'>, kind: ContentKind): boolean {
  return properties === 'all' || kind === 'hotels' || !groupKinds.includes(kind);
}

/** Whether a person may add rows of this kind. */
export function mayAdd({ properties }: Pick<Principal, 'properties'>, kind: ContentKind): boolean {
  return !contentPlans[kind].noNew && (properties === 'all' || contentPlans[kind].ofHotel === true);
}

/** The kind that a segment of an address names; undefined where it names none. */
export function readContentKind(segment: string | undefined): ContentKind | undefined {
  return kinds.find((kind) => kind === segment);
}

/** The kind whose rows are in this table. */
export function kindOfTable(table: string): ContentKind | undefined {
  return kinds.find((kind) => plans[kind].table === table);
}
