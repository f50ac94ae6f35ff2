import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { nameField, pictureField, shownField } from './hotel-fields.ts';

/** What the group tells of itself: rows that no hotel has, ordered by staff. */
const ofGroup = { order: 'sort_order', slugFromName: true, sampleColumn: 'is_sample' } as const;

export const pressPlan: ContentPlan = {
  ...ofGroup,
  entity: 'press_articles',
  one: 'press article',
  many: 'Press',
  label: 'title',
  fields: [
    shownField,
    { name: 'title', label: 'Title', kind: 'line', most: 200, required: true },
    { name: 'excerpt', label: 'Excerpt', kind: 'text', most: 500, required: true },
    { name: 'publication', label: 'Publication', kind: 'line', most: 100, required: true },
    {
      name: 'published',
      label: 'Date as shown',
      kind: 'line',
      most: 50,
      required: true,
      hint: 'A year, a day or “Recent”.',
    },
    { name: 'link_url', label: 'Address of the article', kind: 'link', required: true },
    pictureField,
  ],
};

export const awardPlan: ContentPlan = {
  ...ofGroup,
  entity: 'awards',
  one: 'award',
  many: 'Awards',
  label: 'name',
  fields: [
    shownField,
    nameField(200),
    { name: 'category', label: 'Category', kind: 'line', most: 100, required: true },
    { name: 'year', label: 'Year', kind: 'whole', least: 1900, most: 2200, required: true },
    { name: 'description', label: 'Description', kind: 'text', most: 500, required: true },
    pictureField,
  ],
};

export const postPlan: ContentPlan = {
  ...ofGroup,
  entity: 'social_posts',
  one: 'post',
  many: 'Posts',
  label: 'excerpt',
  fields: [
    shownField,
    { name: 'excerpt', label: 'Words', kind: 'text', most: 500, required: true },
    { name: 'posted_on', label: 'Day', kind: 'day', required: true },
    { name: 'post_url', label: 'Address of the post', kind: 'link', required: true },
    ...(['likes', 'comments', 'shares'] as const).map((name) => ({
      name,
      label: { likes: 'Likes', comments: 'Comments', shares: 'Shares' }[name],
      kind: 'whole' as const,
      least: 0,
      most: 100_000_000,
      required: true as const,
    })),
    pictureField,
  ],
};

/** The pages ask for these texts by name, so none can be added. */
export const textPlan: ContentPlan = {
  ...ofGroup,
  entity: 'group_texts',
  one: 'text',
  many: 'Texts',
  label: 'title',
  noNew: true,
  fields: [
    shownField,
    { name: 'title', label: 'Title', kind: 'line', most: 200, required: true },
    {
      name: 'body',
      label: 'Text',
      kind: 'text',
      required: true,
      hint: 'A menu: a heading, then a line for each dish, such as “- Kulfi (vegetarian): malai, pistachio”. An empty line ends a course.',
    },
  ],
};
