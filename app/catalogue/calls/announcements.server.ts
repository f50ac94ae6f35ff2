import type { Announcement } from '#app/catalogue/editorial.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { sampleMark } from './editorial.server.ts';

/** Reads the active announcements, newest first, including those that are over or still to come. */
export const announcements = {
  name: 'announcement',
  async live({ db }) {
    const rows = await db
      .selectFrom('announcements')
      .select(['message', 'link_label', 'link_url', 'starts_at', 'ends_at', 'is_sample', 'hindi'])
      .where('is_active', '=', true)
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(({ message, link_label, link_url, starts_at, ends_at, is_sample }) => ({
      message,
      ...(link_label && link_url && { link: { label: link_label, url: link_url } }),
      startsAt: starts_at.toISOString(),
      ...(ends_at && { endsAt: ends_at.toISOString() }),
      ...sampleMark({ is_sample }),
    }));
  },
  fallback: (snapshot) => snapshot.announcements,
  unknown: () => [],
} satisfies CatalogueCall<void, Announcement[]>;
