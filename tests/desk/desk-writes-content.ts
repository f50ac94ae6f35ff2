import type pg from 'pg';
import sharp from 'sharp';
import { administrators, type DeskRequest, type DeskSubject } from './desk-requests.ts';

const act = { path: () => '/desk/content/act', answers: administrators(303) };

const marking = ({ offer: { id, is_active } }: DeskSubject) => ({
  intent: 'mark',
  kind: 'offers',
  id,
  mark: 'is_active',
  on: is_active ? 'off' : 'on',
});

/** Finds a picture in the hotel's gallery that its cards do not show: its place there, and its own id. */
async function galleryPicture(owner: pg.Pool, hotel: string): Promise<{ place: string; media: string }> {
  const { rows } = await owner.query(
    `select g.id as place, g.media_id as media from hotel_media g join hotels h on h.id = g.hotel_id
      where h.id = $1 and g.media_type = 'gallery' and g.media_id is distinct from h.featured_image_id
      order by g.sort_order limit 1`,
    [hotel],
  );
  return rows[0];
}

/** The form of a new picture. Its texts come before its file. */
async function aPicture(): Promise<Record<string, string | File>> {
  const create = { width: 900, height: 600, channels: 3, background: '#cd9f59' } as const;
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  return { type: 'gallery', alt_text: 'The lawn', focal_x: '20', focal_y: '80', file: new File([bytes], 'lawn.jpg') };
}

/** Lists every change of the content, and who may make it. */
export const contentWrites: DeskRequest[] = [
  {
    ...act,
    at: 'POST content/act to mark',
    post: marking,
    changes: ['desk.content_change', 'offers', 'staff.audit'],
  },
  {
    ...act,
    at: 'POST content/act to undo',
    async prepare(subject, { owner, askAsAdministrator }) {
      await askAsAdministrator('/desk/content/act', marking(subject));
      const { rows } = await owner.query(
        'select id as change from desk.content_change order by changed_at desc limit 1',
      );
      return rows[0];
    },
    post: () => ({ intent: 'undo' }),
    changes: ['desk.content_change', 'offers', 'staff.audit'],
  },
  {
    ...act,
    at: 'POST content/act to move',
    prepare: async ({ hotel }, { owner }) => ({ place: (await galleryPicture(owner, hotel)).place }),
    post: () => ({ intent: 'move', direction: 'down' }),
    changes: ['desk.content_change', 'hotel_media', 'staff.audit'],
  },
  {
    ...act,
    at: 'POST content/act to remove a picture',
    prepare: async ({ hotel }, { owner }) => ({ place: (await galleryPicture(owner, hotel)).place }),
    post: () => ({ intent: 'remove' }),
    changes: ['desk.content_change', 'hotel_media', 'staff.audit'],
  },
  {
    ...act,
    at: 'POST content/act to feature a picture',
    prepare: async ({ hotel }, { owner }) => ({ media: (await galleryPicture(owner, hotel)).media }),
    post: ({ hotel }) => ({ intent: 'feature', hotel }),
    changes: ['desk.content_change', 'hotels', 'staff.audit'],
  },
  {
    at: 'POST content/:kind/:id',
    path: () => '/desk/content/announcements/new',
    post: () => ({ message: 'The lawn is green.', starts_at: '2026-11-01T10:00' }),
    answers: administrators(303),
    changes: ['announcements', 'desk.content_change', 'staff.audit'],
  },
  {
    at: 'POST content/:kind/:id/preview',
    path: () => '/desk/content/announcements/new/preview',
    post: () => ({ message: 'The lawn is green.', starts_at: '2026-11-01T10:00' }),
    answers: administrators(200),
  },
  ...[
    {
      at: 'POST content/:kind/:id/picture',
      path: ({ offer }: DeskSubject) => `/desk/content/offers/${offer.id}/picture`,
      changes: ['desk.content_change', 'media', 'offers', 'staff.audit'],
    },
    {
      at: 'POST content/hotels/:hotel/pictures',
      path: ({ hotel }: DeskSubject) => `/desk/content/hotels/${hotel}/pictures`,
      changes: ['desk.content_change', 'hotel_media', 'media', 'staff.audit'],
    },
  ].flatMap(({ at, path, changes }): DeskRequest[] => [
    { at: `${at} with nothing`, path, post: () => ({}), answers: administrators(422) },
    { at: `${at} with a picture`, prepare: aPicture, path, post: () => ({}), answers: administrators(303), changes },
  ]),
];
