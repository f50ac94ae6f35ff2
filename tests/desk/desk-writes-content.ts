import type pg from 'pg';
import sharp from 'sharp';
import { type DeskRequest, type DeskSubject, editors, editorsOfAny, editorsOfProperty } from './desk-requests.ts';

/** Whoever does not edit the row is led back to their page, which says that it is gone. */
const act = { path: () => '/desk/content/act', answers: editorsOfAny(303) };
const ofGroup: Partial<DeskRequest> = { ledBack: ['editor of the property', 'editor of another property'] };
const ofHotel: Partial<DeskRequest> = { ledBack: ['editor of another property'] };

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
    ...ofGroup,
    at: 'POST content/act to mark',
    post: marking,
    changes: ['desk.content_change', 'offers', 'staff.audit'],
  },
  {
    ...act,
    ...ofHotel,
    at: 'POST content/act to mark a room',
    async prepare({ hotel }, { owner }) {
      const { rows } = await owner.query(
        `update rooms set is_active = true
          where id = (select id from rooms where hotel_id = $1 order by sort_order limit 1) returning id`,
        [hotel],
      );
      return { id: rows[0].id };
    },
    post: () => ({ intent: 'mark', kind: 'rooms', mark: 'is_active', on: 'off' }),
    changes: ['desk.content_change', 'rooms', 'staff.audit'],
  },
  {
    ...act,
    ...ofGroup,
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
    ...ofHotel,
    at: 'POST content/act to move',
    prepare: async ({ hotel }, { owner }) => ({ place: (await galleryPicture(owner, hotel)).place }),
    post: () => ({ intent: 'move', direction: 'down' }),
    changes: ['desk.content_change', 'hotel_media', 'staff.audit'],
  },
  {
    ...act,
    ...ofHotel,
    at: 'POST content/act to remove a picture',
    prepare: async ({ hotel }, { owner }) => ({ place: (await galleryPicture(owner, hotel)).place }),
    post: () => ({ intent: 'remove' }),
    changes: ['desk.content_change', 'hotel_media', 'staff.audit'],
  },
  {
    ...act,
    ...ofHotel,
    at: 'POST content/act to feature a picture',
    prepare: async ({ hotel }, { owner }) => ({ media: (await galleryPicture(owner, hotel)).media }),
    post: ({ hotel }) => ({ intent: 'feature', hotel }),
    changes: ['desk.content_change', 'hotels', 'staff.audit'],
  },
  {
    at: 'POST content/:kind/:id',
    path: () => '/desk/content/announcements/new',
    post: () => ({ message: 'The lawn is green.', starts_at: '2026-11-01T10:00' }),
    answers: editors(303),
    changes: ['announcements', 'desk.content_change', 'staff.audit'],
  },
  {
    at: 'POST content/:kind/:id to keep a draft',
    path: () => '/desk/content/announcements/new',
    post: () => ({ intent: 'draft', message: 'The lawn is green.', starts_at: '2026-11-01T10:00' }),
    answers: editors(303),
    changes: ['desk.content_draft'],
  },
  {
    at: 'POST content/:kind/:id to give what is new a picture',
    path: () => '/desk/content/offers/new',
    post: () => ({ intent: 'picture', title: 'A green lawn', slug: 'a-green-lawn', summary: 'The lawn is green.' }),
    answers: editors(303),
    changes: ['desk.content_draft'],
  },
  {
    ...act,
    ...ofGroup,
    at: 'POST content/act to throw a draft away',
    async prepare(_, { owner }) {
      const { rows } = await owner.query(
        `insert into desk.content_draft (kind, label, fields, version, author_id, author)
         values ('announcements', 'The lawn is green.', '{}', '', 'one', 'Asha') returning id`,
      );
      return rows[0];
    },
    post: () => ({ intent: 'drop-draft' }),
    changes: ['desk.content_draft'],
  },
  {
    at: 'POST content/:kind/:id/preview',
    path: () => '/desk/content/announcements/new/preview',
    post: () => ({ message: 'The lawn is green.', starts_at: '2026-11-01T10:00' }),
    answers: editors(200),
  },
  ...[
    {
      at: 'POST content/:kind/:id/picture',
      may: editors,
      path: ({ offer }: DeskSubject) => `/desk/content/offers/${offer.id}/picture`,
      changes: ['desk.content_change', 'media', 'offers', 'staff.audit'],
    },
    {
      at: 'POST content/hotels/:hotel/pictures',
      may: editorsOfProperty,
      path: ({ hotel }: DeskSubject) => `/desk/content/hotels/${hotel}/pictures`,
      changes: ['desk.content_change', 'hotel_media', 'media', 'staff.audit'],
    },
  ].flatMap(({ at, may, path, changes }): DeskRequest[] => [
    { at: `${at} with nothing`, path, post: () => ({}), answers: may(422) },
    { at: `${at} with a picture`, prepare: aPicture, path, post: () => ({}), answers: may(303), changes },
  ]),
];
