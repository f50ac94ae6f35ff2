import { type Editorial, type MaybeSample, textParts } from '#app/catalogue/editorial.ts';
import { mapPictureIfAny } from '#app/catalogue/rows/map-picture.server.ts';
import { pictureWithId } from '#app/catalogue/server/picture-query.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import type { CatalogueCall, LiveSource } from './catalogue-call.server.ts';

/** The mark of a sample as a record has it: absent if it is none. */
export function sampleMark({ is_sample }: { is_sample: boolean }): MaybeSample {
  return is_sample ? { isSample: true } : {};
}

/** Reads what the group tells of itself outside its hotels: the active records of each list, samples among them. */
export const editorial = {
  name: 'editorial',
  async live(source) {
    const [press, awards, posts, texts] = await Promise.all([
      pressArticles(source),
      awardsOf(source),
      socialPosts(source),
      groupTexts(source),
    ]);
    return { press, awards, posts, texts };
  },
  fallback: (snapshot) => snapshot.editorial,
  unknown: () => ({ press: [], awards: [], posts: [], texts: [] }),
} satisfies CatalogueCall<void, Editorial>;

async function pressArticles({ db, reportInvalid }: LiveSource): Promise<Editorial['press']> {
  const rows = await db
    .selectFrom('press_articles')
    .selectAll()
    .select((row) => [
      pictureWithId(row, row.ref('press_articles.image_id')).as('image'),
      pictureWithId(row, row.ref('press_articles.second_image_id')).as('second_image'),
    ])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  return rows.map((row) => {
    const image = mapPictureIfAny(row.image, reportInvalid);
    const second = mapPictureIfAny(row.second_image, reportInvalid);
    return {
      id: row.slug,
      title: row.title,
      excerpt: row.excerpt,
      publication: row.publication,
      date: row.published,
      link: row.link_url,
      ...withoutUndefined({ image, images: image && second ? [image, second] : undefined }),
      ...sampleMark(row),
    };
  });
}

async function awardsOf({ db, reportInvalid }: LiveSource): Promise<Editorial['awards']> {
  const rows = await db
    .selectFrom('awards')
    .selectAll()
    .select((row) => pictureWithId(row, row.ref('awards.image_id')).as('image'))
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({
    id: row.slug,
    name: row.name,
    category: row.category,
    year: row.year,
    description: row.description,
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
    ...sampleMark(row),
  }));
}

async function socialPosts({ db, reportInvalid }: LiveSource): Promise<Editorial['posts']> {
  const rows = await db
    .selectFrom('social_posts')
    .selectAll()
    .select((row) => pictureWithId(row, row.ref('social_posts.image_id')).as('image'))
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({
    id: row.slug,
    excerpt: row.excerpt,
    date: row.posted_on,
    url: row.post_url,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
    ...sampleMark(row),
  }));
}

async function groupTexts({ db }: LiveSource): Promise<Editorial['texts']> {
  const rows = await db
    .selectFrom('group_texts')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  return rows.flatMap((row) => {
    const part = textParts.find((known) => known === row.part);
    return part ? [{ id: row.slug, part, title: row.title, text: row.body, ...sampleMark(row) }] : [];
  });
}
