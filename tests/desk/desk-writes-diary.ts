import type pg from 'pg';
import { administrators, type DeskRequest, type DeskSubject, sales, salesOfProperty } from './desk-requests.ts';

const toFunction = ({ held }: DeskSubject) => `/desk/diary/functions/${held}`;
const changed = ['diary.change', 'diary.claim', 'diary.function'];
/** The day of the subject's function, which is in the evening. No other subject has the same day. */
const dayOf = ({ number }: DeskSubject) => new Date(Date.UTC(2033, 0, 1 + number)).toISOString().slice(0, 10);

/** The form of a function on the morning of that day. */
export const morningPlan = (subject: DeskSubject) => ({
  property: 'the-tivoli',
  kind: 'haldi',
  day: dayOf(subject),
  from: '10:00',
  to: '12:00',
  space: subject.spaces[0] ?? '',
});

async function addFeed(owner: pg.Pool, person: string): Promise<{ id: string }> {
  const { rows } = await owner.query(
    `insert into diary.feed (token_hash, property, owner_id)
     values (encode(sha256(gen_random_uuid()::text::bytea), 'hex'), null, $1) returning id`,
    [person],
  );
  return rows[0];
}

/** Lists every change of a function, and who may make it. */
const functionWrites: DeskRequest[] = [
  {
    at: 'POST diary/functions/:function to release',
    path: toFunction,
    post: () => ({ version: '1', change: 'release' }),
    answers: salesOfProperty(303),
    changes: changed,
  },
  ...['confirm', 'option'].map(
    (change): DeskRequest => ({
      at: `POST diary/functions/:function to ${change === 'confirm' ? 'confirm' : 'take an option'}`,
      async prepare(subject, { askAsAdministrator }) {
        await askAsAdministrator(toFunction(subject), { version: '1', change: 'release' });
        return {};
      },
      path: toFunction,
      post: () => ({ version: '2', change, days: '5' }),
      answers: salesOfProperty(303),
      changes: changed,
    }),
  ),
  {
    at: 'POST diary/functions/:function to challenge',
    async prepare(subject, { askAsAdministrator }) {
      const option = { ...morningPlan(subject), from: '20:00', to: '22:00', state: 'option', days: '7' };
      await askAsAdministrator(toFunction(subject), { version: '1', change: 'release' });
      await askAsAdministrator('/desk/diary/hold', option);
      await askAsAdministrator(toFunction(subject), { version: '2', change: 'option', days: '7', wait: 'yes' });
      return {};
    },
    path: toFunction,
    post: () => ({ version: '3', change: 'challenge' }),
    answers: salesOfProperty(303),
    changes: ['diary.change', 'diary.function'],
  },
  {
    at: 'POST diary/functions/:function to change its plan',
    path: toFunction,
    post: (subject) => ({ ...morningPlan(subject), version: '1', change: 'replan' }),
    answers: salesOfProperty(303),
    changes: changed,
  },
  {
    at: 'POST diary/functions/:function to move it to another property',
    async prepare(_subject, { owner }) {
      const { rows } = await owner.query(
        `select s.id as space from hotel_spaces s join hotels h on h.id = s.hotel_id
          where h.slug = 'tivoli-bijwasan' order by s.sort_order limit 1`,
      );
      return { property: 'tivoli-bijwasan', ...rows[0] };
    },
    path: toFunction,
    post: (subject) => ({ ...morningPlan(subject), version: '1', change: 'replan' }),
    answers: { ...salesOfProperty(303), 'sales of the property': 409, 'manager of the property': 409 },
    changes: changed,
  },
];

/** Lists every change of the diary, and who may make it. */
export const diaryWrites: DeskRequest[] = [
  ...functionWrites,
  {
    at: 'POST diary/hold for an enquiry',
    path: () => '/desk/diary/hold',
    post: (subject) => ({ ...morningPlan(subject), lead: subject.enquiry, state: 'definite' }),
    answers: { ...salesOfProperty(303), 'sales of another property': 404 },
    changes: ['diary.change', 'diary.claim', 'diary.event', 'diary.function'],
  },
  ...['option', 'definite', 'blocked'].map(
    (state): DeskRequest => ({
      at: `POST diary/hold without an enquiry: ${state}`,
      path: () => '/desk/diary/hold',
      post: (subject) => ({ ...morningPlan(subject), state, days: '7', reason: 'The floor is polished.' }),
      answers: { ...salesOfProperty(303), 'sales of another property': 409 },
      changes: changed,
    }),
  ),
  {
    at: 'POST diary/settings to make a feed',
    path: () => '/desk/diary/settings',
    post: () => ({ do: 'feed', property: 'the-tivoli' }),
    answers: { ...salesOfProperty(200), 'sales of another property': 422 },
    changes: ['diary.feed'],
  },
  {
    at: 'POST diary/settings to revoke one’s own feed',
    prepare: ({ person }, { owner }) => addFeed(owner, person),
    path: () => '/desk/diary/settings',
    post: () => ({ do: 'revoke' }),
    answers: sales(200),
    changes: ['diary.feed'],
  },
  {
    at: 'POST diary/settings to revoke a colleague’s feed',
    prepare: ({ colleague }, { owner }) => addFeed(owner, colleague),
    path: () => '/desk/diary/settings',
    post: () => ({ do: 'revoke' }),
    answers: { ...sales(409), administrator: 200 },
    changes: ['diary.feed'],
  },
  {
    at: 'POST diary/settings to show the days',
    path: () => '/desk/diary/settings',
    post: ({ number }) => ({ do: 'show', property: 'the-tivoli', shows: number % 2 ? 'yes' : 'no' }),
    answers: administrators(200),
    changes: ['diary.property', 'staff.audit'],
  },
  {
    at: 'POST diary/settings to join spaces',
    path: () => '/desk/diary/settings',
    post: ({ spaces }) => ({ do: 'part', whole: spaces[1] ?? '', part: spaces[2] ?? '', is: 'yes' }),
    answers: administrators(200),
    changes: ['diary.claim', 'diary.part', 'staff.audit'],
  },
  {
    at: 'POST diary/import of nothing',
    path: () => '/desk/diary/import',
    post: () => ({ mode: 'all' }),
    answers: sales(422),
  },
  {
    at: 'POST diary/import of a function',
    async prepare(subject, { owner }) {
      const { rows } = await owner.query('select name from hotel_spaces where id = $1', [subject.spaces[0]]);
      const lines = [
        'property,spaces,date,from,to,function,state',
        `the-tivoli,"${rows[0].name}",${dayOf(subject)},10:00,12:00,haldi,definite`,
      ];
      return { file: new File([lines.join('\n')], 'diary.csv', { type: 'text/csv' }) };
    },
    path: () => '/desk/diary/import',
    post: () => ({ mode: 'all' }),
    answers: { ...sales(200), 'sales of another property': 409 },
    changes: [...changed, 'staff.audit'],
  },
];
