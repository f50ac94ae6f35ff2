import type { Award, Editorial, GroupText, PressItem, SocialPost } from '#app/catalogue/editorial.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { Property } from '#app/catalogue/property.ts';
import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { type RowOf, reference } from './seed-tables.server.ts';

/** Returns the key by which other rows refer to a picture. */
export function mediaKey({ bucket, path }: Picture): string {
  return reference(`${bucket}/${path}`);
}

/** Returns a row for each picture of the properties and offers, and for these others. */
export function mediaRows(
  properties: Property[],
  offers: Offer[],
  others: (Picture | undefined)[] = [],
): RowOf<'media'>[] {
  const all = [...properties.flatMap(picturesOf), ...offers.map(({ image }) => image), ...others];
  const pictures = all.filter((picture) => picture !== undefined);
  return [...new Map(pictures.map((picture) => [mediaKey(picture), mediaRow(picture)])).values()];
}

function picturesOf(property: Property): (Picture | undefined)[] {
  const { rooms, spaces, dining, experiences, virtualTour, plan } = property;
  return [
    property.featuredImage,
    ...property.heroImages,
    ...property.galleryImages,
    ...[...rooms, ...plan.fixedRooms].flatMap((room) => room.images),
    ...[...spaces, ...dining, ...experiences].map((one) => one.image),
    virtualTour?.thumbnail,
    plan.wedding?.image,
  ];
}

function mediaRow(picture: Picture): RowOf<'media'> {
  return {
    supabase_path: mediaKey(picture),
    filename: picture.path.slice(picture.path.lastIndexOf('/') + 1),
    file_type: `image/${picture.path.slice(picture.path.lastIndexOf('.') + 1)}`,
    width: picture.width,
    height: picture.height,
    public_url: pictureAddress(picture),
    alt_text: picture.alt,
    focal_x: picture.focalPoint.x,
    focal_y: picture.focalPoint.y,
    placeholder: picture.placeholder,
    origin: picture.origin ?? null,
    upload_source: 'migration',
    is_active: true,
  };
}

/** Returns the rows of the group's articles, awards, posts and texts, by table. */
export function editorialRows({ press, awards, posts, texts }: Editorial) {
  return {
    press_articles: press.map(pressRow),
    awards: awards.map(awardRow),
    social_posts: posts.map(postRow),
    group_texts: texts.map(textRow),
  };
}

/** Returns the pictures of articles, awards and posts. */
export function editorialPictures({ press, awards, posts }: Editorial): (Picture | undefined)[] {
  return [
    ...press.flatMap(({ image, images = [] }) => [image, ...images]),
    ...[...awards, ...posts].map(({ image }) => image),
  ];
}

const key = (picture: Picture | undefined) => (picture ? mediaKey(picture) : null);

function pressRow(item: PressItem, index: number): RowOf<'press_articles'> {
  return {
    slug: item.id,
    title: item.title,
    excerpt: item.excerpt,
    publication: item.publication,
    published: item.date,
    link_url: item.link,
    image_id: key(item.image),
    second_image_id: key(item.images?.[1]),
    sort_order: index + 1,
    is_active: true,
    is_sample: item.isSample ?? false,
  };
}

function awardRow(award: Award, index: number): RowOf<'awards'> {
  return {
    slug: award.id,
    name: award.name,
    category: award.category,
    year: award.year,
    description: award.description,
    image_id: key(award.image),
    sort_order: index + 1,
    is_active: true,
    is_sample: award.isSample ?? false,
  };
}

function postRow(post: SocialPost, index: number): RowOf<'social_posts'> {
  return {
    slug: post.id,
    excerpt: post.excerpt,
    posted_on: post.date,
    post_url: post.url,
    likes: post.likes,
    comments: post.comments,
    shares: post.shares,
    image_id: key(post.image),
    sort_order: index + 1,
    is_active: true,
    is_sample: post.isSample ?? false,
  };
}

function textRow({ id, part, title, text, isSample }: GroupText, index: number): RowOf<'group_texts'> {
  return {
    slug: id,
    part,
    title,
    body: text,
    sort_order: index + 1,
    is_active: true,
    is_sample: isSample ?? false,
  };
}
