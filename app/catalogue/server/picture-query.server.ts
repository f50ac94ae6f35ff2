import type { Expression, ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#platform/database/types.ts';

/** `mapPicture` needs these columns of a row of `media`. */
export const pictureColumns = [
  'media.supabase_path',
  'media.alt_text',
  'media.width',
  'media.height',
  'media.focal_x',
  'media.focal_y',
  'media.placeholder',
] as const;

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
