import type pg from 'pg';
import { addLead } from '#tests/factories/lead-rows.ts';
import { inDays } from '#tests/support/dates.ts';
import {
  administrators,
  anybody,
  type DeskPreparation,
  type DeskRequest,
  type DeskSubject,
  sales,
  salesOfProperty,
  withoutEnquiries,
} from './desk-requests.ts';
import { morningPlan } from './desk-writes-diary.ts';

const toEnquiry = ({ enquiry }: DeskSubject) => `/desk/enquiries/${enquiry}`;
const visitWished = '2032-12-20T05:30:00.000Z';
const moveOn = { version: '1', change: 'move', to: 'contacted' };

async function contact(subject: DeskSubject, { askAsAdministrator }: DeskPreparation) {
  await askAsAdministrator(toEnquiry(subject), moveOn);
  return {};
}

async function held({ enquiry }: DeskSubject, { owner }: DeskPreparation) {
  await owner.query("update leads set quarantine = 'held' where reference = $1", [enquiry]);
  return {};
}

type Change = Pick<DeskRequest, 'at' | 'prepare' | 'changes'> & Required<Pick<DeskRequest, 'post'>>;

/** The page of an enquiry and the list of all send the same changes. */
const changes: Change[] = [
  { at: 'to move', post: () => moveOn, changes: ['desk.change', 'leads', 'status_history'] },
  {
    at: 'to assign',
    post: ({ person }) => ({ version: '1', change: 'assign', owner: person }),
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'to call spam',
    post: () => ({ version: '1', change: 'spam' }),
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'to release',
    async prepare({ enquiry }, { owner }) {
      await owner.query(`update leads set quarantine = 'spam' where reference = $1`, [enquiry]);
      return {};
    },
    post: () => ({ version: '1', change: 'release' }),
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'to undo',
    prepare: contact,
    post: () => ({ version: '2', change: 'undo' }),
    changes: ['desk.change', 'leads', 'status_history'],
  },
  {
    at: 'to note that they were answered',
    post: () => ({ version: '1', change: 'answered' }),
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'to set the next step',
    post: () => ({ version: '1', change: 'step', step_kind: 'call', step_on: inDays(20) }),
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'to note that the step is done',
    async prepare({ enquiry }, { owner }) {
      await owner.query(`update leads set step_kind = 'call', step_on = current_date where reference = $1`, [enquiry]);
      return {};
    },
    post: () => ({ version: '1', change: 'done' }),
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'to agree on a visit',
    async prepare({ enquiry }, { owner }) {
      await owner.query(
        `insert into desk.change (lead_id, author_id, author, kind, after)
         select id, 'family', 'The family', 'family', $2 from leads where reference = $1`,
        [enquiry, JSON.stringify({ act: 'visit', what: 'visit', wishes: [visitWished] })],
      );
      return {};
    },
    post: () => ({ version: '1', change: 'visit', when: visitWished }),
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'to end the private links',
    post: () => ({ version: '1', change: 'unlink' }),
    changes: ['desk.change', 'leads'],
  },
];

/** Adds another enquiry of the same person and returns its reference as the one to merge. */
async function addOther(owner: pg.Pool, { email }: DeskSubject, property: string): Promise<{ other: string }> {
  const created_at = new Date().toISOString();
  const id = await addLead(owner, { created_at, venue_id: property, customer_email: email });
  const { rows } = await owner.query('select reference as other from leads where id = $1', [id]);
  return rows[0];
}

const toMerge = {
  path: ({ enquiry }: DeskSubject) => `/desk/enquiries/${enquiry}/merge`,
  changes: ['desk.change', 'leads', 'status_history'],
};

/** Lists every change of an enquiry, and who may make it. */
export const enquiryWrites: DeskRequest[] = [
  ...changes.flatMap(({ at, post, ...row }): DeskRequest[] => [
    { ...row, at: `POST enquiries/:reference ${at}`, path: toEnquiry, post, answers: salesOfProperty(303) },
    {
      ...row,
      at: `POST  ${at} in the list`,
      path: () => '/desk?index',
      post: (subject) => ({ reference: subject.enquiry, ...post(subject) }),
      answers: { ...sales(200), 'sales of another property': 409 },
    },
  ]),
  {
    at: 'POST enquiries/:reference to assign to somebody of another property',
    path: toEnquiry,
    post: ({ colleague }) => ({ version: '1', change: 'assign', owner: colleague }),
    answers: salesOfProperty(409),
  },
  {
    at: 'POST enquiries/:reference to note',
    path: toEnquiry,
    post: () => ({ note: 'They come on Sunday.' }),
    answers: salesOfProperty(303),
    changes: ['desk.change'],
  },
  {
    at: 'POST enquiries/:reference to move its event',
    async prepare(subject, { askAsAdministrator }) {
      const definite = { ...morningPlan(subject), lead: subject.enquiry, state: 'definite' };
      await askAsAdministrator('/desk/diary/hold', definite);
      return {};
    },
    path: toEnquiry,
    // Another subject has the next days.
    post: () => ({ days: '700' }),
    answers: { ...salesOfProperty(303), 'sales of another property': 409 },
    changes: ['diary.change', 'diary.claim', 'diary.function'],
  },
  ...(['release', 'spam'] as const).map(
    (kind): DeskRequest => ({
      at: `POST  to ${kind} what is ticked`,
      path: () => '/desk?index',
      prepare: held,
      post: ({ enquiry }) => ({ change: `${kind}-ticked`, ticked: `${enquiry}_1` }),
      answers: { ...sales(200), 'sales of another property': 409 },
      changes: ['desk.change', 'leads'],
    }),
  ),
  {
    at: 'POST enquiries/:reference/papers to remove one',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/papers`,
    async prepare({ enquiry }, { owner }) {
      const { rows } = await owner.query(
        `insert into desk.paper (lead_id, path, name, type, bytes, author)
         select id, 'documents/uploads/' || gen_random_uuid(), 'offer.pdf', 'application/pdf', 12, 'Asha' from leads
          where reference = $1 returning id`,
        [enquiry],
      );
      return { remove: rows[0].id };
    },
    post: () => ({}),
    answers: { ...salesOfProperty(303), 'sales of another property': 409 },
    changes: ['desk.change', 'desk.paper'],
  },
  { at: 'POST  to search', path: () => '/desk?index', post: () => ({ words: 'Meera' }), answers: sales(200) },
  {
    at: 'POST enquiries.csv',
    path: () => '/desk/enquiries.csv',
    post: () => ({ words: 'Meera' }),
    answers: sales(200),
    changes: ['staff.audit'],
  },
  {
    at: 'POST enquiries/:reference/person',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/person`,
    prepare: contact,
    post: ({ enquiry }) => ({ confirm: enquiry, record: enquiry }),
    answers: administrators(303),
    changes: ['desk.change', 'leads', 'staff.audit', 'status_history'],
  },
  {
    at: 'POST enquiries/:reference/edit',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/edit`,
    post: () => ({ version: '1', name: 'Corrected', email: 'corrected@example.com', venue_id: 'the-tivoli' }),
    answers: { ...salesOfProperty(303), 'sales of another property': 422 },
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'POST enquiries/:reference/edit to another property',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/edit`,
    post: ({ email }) => ({ version: '1', name: 'Corrected', email, venue_id: 'tivoli-bijwasan' }),
    answers: { ...salesOfProperty(303), 'sales of the property': 422, 'manager of the property': 422 },
    changes: ['desk.change', 'leads'],
  },
  {
    at: 'POST enquiries/:reference/merge to look for another',
    path: toMerge.path,
    post: () => ({ words: 'Meera' }),
    answers: salesOfProperty(200),
  },
  {
    at: 'POST enquiries/:reference/merge with no enquiry',
    path: toMerge.path,
    post: () => ({ version: '1', other: 'TV-NOBODY' }),
    answers: { ...anybody(409), ...withoutEnquiries(404) },
  },
  {
    ...toMerge,
    at: 'POST enquiries/:reference/merge with one of the same property',
    prepare: (subject, { owner }) => addOther(owner, subject, 'the-tivoli'),
    post: () => ({ version: '1' }),
    answers: { ...salesOfProperty(303), 'sales of another property': 409 },
  },
  {
    ...toMerge,
    at: 'POST enquiries/:reference/merge with one of another property',
    prepare: (subject, { owner }) => addOther(owner, subject, 'tivoli-bijwasan'),
    post: () => ({ version: '1' }),
    answers: {
      ...anybody(409),
      ...withoutEnquiries(404),
      'sales of another property': 404,
      'sales of all properties': 303,
      administrator: 303,
    },
  },
  {
    at: 'POST phone',
    path: () => '/desk/phone',
    post: () => ({ name: 'A Caller', phone: '98100 00000', venue_id: 'the-tivoli' }),
    answers: { ...sales(303), 'sales of another property': 422 },
    changes: ['desk.change', 'leads'],
  },
];
