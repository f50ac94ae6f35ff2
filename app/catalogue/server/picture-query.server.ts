import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB, Json } from '#platform/database/types.ts';

/** `mapPicture` needs these columns of a row of `media`. */
export const pictureColumns = [
  'media.supabase_path',
  'media.alt_text',
  'media.width',
  'media.height',
  'media.focal_x',
  'media.focal_y',
  'media.placeholder',
  'media.origin',
  'media.hindi',
] as const;

/** `mapGalleryItem` needs these columns of a row of `hotel_media` as well. */
export const galleryColumns = ['hotel_media.title', 'hotel_media.description', 'hotel_media.video_url'] as const;

/**
 * The Hindi of a picture and of what its gallery says of it. It is selected after `pictureColumns`, in place of their
 * own `hindi`.
 */
export const galleryHindi = sql<Json>`media.hindi || hotel_media.hindi`.as('hindi');

/** Selects the published picture with this id as a JSON object, or null. */
export function pictureWithId<Tables extends keyof DB>(
  builder: ExpressionBuilder<DB, Tables>,
  id: Expression<string | null>,
) {
  const outside: ExpressionBuilder<DB, never> = builder as never;
  return jsonObjectFrom(
    outside
      .selectFrom('media')
      .select(pictureColumns)
      .where('media.id', '=', id as Expression<string>)
      .where('media.is_active', '=', true),
  );
}
