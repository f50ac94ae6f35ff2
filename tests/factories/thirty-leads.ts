import type pg from 'pg';

/** One enquiry, and what of it counts in the figures of January and February 2026, worked out by hand. */
interface CountedLead {
  /** India time. */
  arrived: string;
  house: 'the-tivoli' | 'tivoli-bijwasan' | null;
  cameBy: string;
  owner: 'asha' | 'ravi' | null;
  status: 'new' | 'contacted' | 'qualified' | 'converted' | 'lost';
  day: string | null;
  /** It came by a form, with an estimate or without. */
  form?: 'venue_booking' | 'room_booking';
  estimate?: readonly [low: number, high: number];
  /** Its functions: "was released" stands for one that was given back before the enquiry was lost. */
  functions?: readonly (readonly [
    state: 'enquiry' | 'option' | 'definite' | 'released' | 'was released',
    amount: number | null,
  ])[];
  lost?: readonly [reason: string, at: string];
  /** Who answered it first, and after how many minutes. */
  answered?: readonly [who: 'asha' | 'ravi', minutes: number];
  /** The day to which staff corrected it. */
  corrected?: string;
  isMerged?: true;
  isHeld?: true;
}

const [T, O] = ['the-tivoli', 'tivoli-bijwasan'] as const;
const form = 'venue_booking';

export const thirtyLeads: CountedLead[] = [
  // open 10,00,000: the middle of the estimate
  {
    arrived: '2026-01-02T10:00',
    house: T,
    cameBy: 'website',
    owner: 'asha',
    status: 'new',
    day: '2026-12-05',
    form,
    estimate: [900_000, 1_100_000],
  },
  // open 6,00,001: half a rupee is rounded up
  {
    arrived: '2026-01-03T10:00',
    house: T,
    cameBy: 'website',
    owner: 'asha',
    status: 'contacted',
    day: '2026-12-06',
    form,
    estimate: [500_001, 700_000],
    answered: ['asha', 30],
  },
  // open 12,50,000
  {
    arrived: '2026-01-04T10:00',
    house: T,
    cameBy: 'phone',
    owner: 'asha',
    status: 'qualified',
    day: '2026-12-12',
    functions: [['option', 1_250_000]],
    answered: ['asha', 90],
  },
  // open 8,75,000: the amounts, not the estimate
  {
    arrived: '2026-01-05T10:00',
    house: T,
    cameBy: 'website',
    owner: 'asha',
    status: 'qualified',
    day: '2026-12-20',
    form,
    estimate: [800_000, 1_000_000],
    functions: [
      ['option', 750_000],
      ['enquiry', 125_000],
    ],
  },
  // definite 23,50,000
  {
    arrived: '2026-01-06T10:00',
    house: T,
    cameBy: 'walk-in',
    owner: 'asha',
    status: 'converted',
    day: '2027-01-15',
    functions: [
      ['definite', 2_000_000],
      ['definite', 350_000],
    ],
    answered: ['ravi', 60],
  },
  // definite 16,00,000 and open 2,00,000
  {
    arrived: '2026-01-07T10:00',
    house: T,
    cameBy: 'website',
    owner: 'asha',
    status: 'qualified',
    day: '2027-01-16',
    form,
    estimate: [1_000_000, 2_000_000],
    functions: [
      ['definite', 1_600_000],
      ['option', 200_000],
    ],
  },
  // lost 5,00,000
  {
    arrived: '2026-01-08T10:00',
    house: T,
    cameBy: 'referral',
    owner: 'ravi',
    status: 'lost',
    day: '2027-01-20',
    form,
    estimate: [400_000, 600_000],
    lost: ['price', '2026-01-20T10:00'],
  },
  // lost 4,50,000: not what was given back before
  {
    arrived: '2026-01-09T10:00',
    house: T,
    cameBy: 'website',
    owner: 'ravi',
    status: 'lost',
    day: '2027-02-01',
    form,
    estimate: [100_000, 300_000],
    functions: [
      ['released', 450_000],
      ['was released', 999_999],
    ],
    lost: ['price', '2026-02-03T10:00'],
  },
  // open, with neither amount nor estimate
  { arrived: '2026-01-10T10:00', house: T, cameBy: 'fair', owner: 'ravi', status: 'contacted', day: '2027-02-02' },
  // open 3,00,000: its function has no amount yet
  {
    arrived: '2026-01-11T10:00',
    house: T,
    cameBy: 'website',
    owner: 'ravi',
    status: 'contacted',
    day: '2027-02-03',
    form,
    estimate: [300_000, 300_000],
    functions: [['enquiry', null]],
  },
  // open 17,90,123
  {
    arrived: '2026-01-12T10:00',
    house: O,
    cameBy: 'website',
    owner: 'ravi',
    status: 'new',
    day: '2027-02-14',
    form,
    estimate: [1_234_567, 2_345_678],
  },
  // definite 8,00,000: nobody has written the amount
  {
    arrived: '2026-01-13T10:00',
    house: O,
    cameBy: 'website',
    owner: 'ravi',
    status: 'converted',
    day: '2027-02-20',
    form,
    estimate: [700_000, 900_000],
    functions: [['definite', null]],
  },
  // definite 50,00,000
  {
    arrived: '2026-01-14T10:00',
    house: O,
    cameBy: 'phone',
    owner: 'ravi',
    status: 'converted',
    day: '2027-02-21',
    functions: [['definite', 5_000_000]],
  },
  // open, with neither
  { arrived: '2026-01-15T10:00', house: O, cameBy: 'wedding-portal', owner: null, status: 'new', day: null },
  // lost, with neither
  {
    arrived: '2026-01-16T10:00',
    house: O,
    cameBy: 'wedding-portal',
    owner: null,
    status: 'lost',
    day: null,
    lost: ['no-answer', '2026-02-10T10:00'],
  },
  // lost 7,00,000
  {
    arrived: '2026-01-17T10:00',
    house: O,
    cameBy: 'website',
    owner: 'asha',
    status: 'lost',
    day: '2027-03-05',
    form,
    estimate: [600_000, 800_000],
    lost: ['date', '2026-02-11T10:00'],
  },
  // lost 3,00,000, in the last half hour of February
  {
    arrived: '2026-01-18T10:00',
    house: O,
    cameBy: 'website',
    owner: 'asha',
    status: 'lost',
    day: '2027-03-06',
    form,
    estimate: [200_000, 400_000],
    lost: ['date', '2026-02-28T23:30'],
  },
  // lost 10,00,000, in the first minutes of March
  {
    arrived: '2026-01-19T10:00',
    house: O,
    cameBy: 'website',
    owner: 'asha',
    status: 'lost',
    day: '2027-03-07',
    form,
    estimate: [1_000_000, 1_000_000],
    lost: ['other-house', '2026-03-01T00:10'],
  },
  // open, with neither
  { arrived: '2026-01-20T10:00', house: null, cameBy: 'website', owner: null, status: 'new', day: '2026-12-31', form },
  // definite 41,300
  {
    arrived: '2026-01-21T10:00',
    house: O,
    cameBy: 'website',
    owner: 'asha',
    status: 'converted',
    day: '2026-12-24',
    form: 'room_booking',
    estimate: [41_300, 41_300],
  },
  // lost 25,001
  {
    arrived: '2026-01-22T10:00',
    house: T,
    cameBy: 'website',
    owner: 'asha',
    status: 'lost',
    day: '2026-12-25',
    form: 'room_booking',
    estimate: [20_000, 30_001],
    lost: ['other', '2026-01-25T10:00'],
  },
  // left out: it goes on as the first one
  {
    arrived: '2026-01-23T10:00',
    house: T,
    cameBy: 'website',
    owner: 'asha',
    status: 'lost',
    day: '2026-12-05',
    form,
    estimate: [900_000, 1_100_000],
    lost: ['merged', '2026-02-05T10:00'],
    isMerged: true,
  },
  // left out: it is held back
  {
    arrived: '2026-01-24T10:00',
    house: T,
    cameBy: 'website',
    owner: null,
    status: 'new',
    day: '2026-12-08',
    form,
    estimate: [5_000_000, 5_000_000],
    isHeld: true,
  },
  // open 33,33,333
  {
    arrived: '2026-01-31T10:00',
    house: T,
    cameBy: 'fair',
    owner: 'ravi',
    status: 'qualified',
    day: '2027-04-10',
    functions: [
      ['option', 3_333_333],
      ['was released', 1_111_111],
    ],
  },
  // lost 7,77,777
  {
    arrived: '2026-02-01T00:00',
    house: T,
    cameBy: 'phone',
    owner: 'asha',
    status: 'lost',
    day: '2027-04-11',
    functions: [
      ['released', 777_777],
      ['released', null],
    ],
    lost: ['size', '2026-02-20T10:00'],
  },
  // definite 1
  {
    arrived: '2026-02-02T10:00',
    house: O,
    cameBy: 'referral',
    owner: 'ravi',
    status: 'qualified',
    day: '2027-04-12',
    functions: [['definite', 1]],
  },
  // open 2,00,000, in May
  {
    arrived: '2026-02-03T10:00',
    house: O,
    cameBy: 'website',
    owner: 'ravi',
    status: 'contacted',
    day: '2027-04-30',
    form,
    estimate: [150_000, 250_000],
    corrected: '2027-05-01',
  },
  // open 98,765
  {
    arrived: '2026-02-27T10:00',
    house: T,
    cameBy: 'walk-in',
    owner: null,
    status: 'new',
    day: '2027-05-02',
    functions: [['enquiry', 98_765]],
  },
  // open 1,25,00,000
  {
    arrived: '2026-02-28T23:59',
    house: T,
    cameBy: 'website',
    owner: 'asha',
    status: 'new',
    day: '2027-05-03',
    form,
    estimate: [10_000_000, 15_000_000],
  },
  // left out: it came in March
  {
    arrived: '2026-03-01T00:00',
    house: T,
    cameBy: 'website',
    owner: 'asha',
    status: 'new',
    day: '2027-05-04',
    form,
    estimate: [999, 999],
  },
];

/** Enquiries, rupees open, definite and lost, added up by hand from the leads above. */
type WorthByHand = Record<string, readonly [enquiries: number, open: number, definite: number, lost: number]>;

export const worthByHand = {
  properties: {
    'tivoli-bijwasan': [11, 1_990_123, 5_841_301, 2_000_000],
    'the-tivoli': [15, 20_157_099, 3_950_000, 1_752_778],
    null: [1, 0, 0, 0],
  },
  months: {
    '2026-12-01': [7, 3_725_001, 41_300, 25_001],
    '2027-01-01': [3, 200_000, 3_950_000, 500_000],
    '2027-02-01': [6, 2_090_123, 5_800_000, 450_000],
    '2027-03-01': [3, 0, 0, 2_000_000],
    '2027-04-01': [3, 3_333_333, 1, 777_777],
    '2027-05-01': [3, 12_798_765, 0, 0],
    null: [2, 0, 0, 0],
  },
  waysToCome: {
    phone: [3, 1_250_000, 5_000_000, 777_777],
    website: [16, 17_465_124, 2_441_300, 2_475_001],
    'walk-in': [2, 98_765, 2_350_000, 0],
    referral: [2, 0, 1, 500_000],
    fair: [2, 3_333_333, 0, 0],
    'wedding-portal': [2, 0, 0, 0],
  },
  owners: {
    ravi: [10, 5_623_456, 5_800_001, 950_000],
    asha: [13, 16_425_001, 3_991_300, 2_802_778],
    null: [4, 98_765, 0, 0],
  },
} satisfies Record<string, WorthByHand>;

export const totalByHand = { enquiries: 27, unpriced: 4 };

/** Those that were lost in February 2026, whenever they came. */
export const lostInFebruary = [
  { name: 'date', enquiries: 2, lost: 1_000_000 },
  { name: 'no-answer', enquiries: 1, lost: 0 },
  { name: 'price', enquiries: 1, lost: 450_000 },
  { name: 'size', enquiries: 1, lost: 777_777 },
];

const moment = (inIndia: string) => new Date(`${inIndia}:00+05:30`);

/** Stores the thirty enquiries with their functions. */
export async function addThirtyLeads(
  owner: Pick<pg.Pool, 'query'>,
  staff: Record<'asha' | 'ravi', string>,
): Promise<void> {
  for (const [index, lead] of thirtyLeads.entries()) {
    const { arrived, form, estimate, answered, lost } = lead;
    const created = moment(arrived);
    const { rows } = await owner.query<{ id: string }>(
      `with event as (
         insert into venue_bookings (language, reference, submission_id, content_hash, name, email, phone, event_type, event_date,
             guest_count, venue_id, created_at, estimate)
         select 'en', $1, gen_random_uuid(), repeat('a', 64), $2, 'guest@example.com', '+919810000000', 'wedding', $3::date, 100, $4, $5, $6::jsonb
          where $7 = 'venue_booking' returning id),
       stay as (
         insert into room_bookings (language, reference, submission_id, content_hash, name, email, phone, room_type, checkin_date,
             checkout_date, adults, guest_count, hotel_id, created_at, estimate)
         select 'en', $1, gen_random_uuid(), repeat('a', 64), $2, 'guest@example.com', '+919810000000', 'Any', $3::date, $3::date + 1, 2, 2, $4, $5, $6::jsonb
          where $7 = 'room_booking' returning id)
       insert into leads (language, reference, source, booking_id, venue_id, customer_name, customer_email, customer_phone, status,
           created_at, due_at, event_date, came_by, assigned_to, quarantine, lost_reason, lost_at, first_response_at, answered_by, merged_into)
       values ('en', $1, coalesce($7, 'phone_inquiry'), (select id from event union select id from stay), $4, $2, 'guest@example.com', '+919810000000',
           $8, $5, $5::timestamptz + interval '24 hours', $9::date, $10, $11, $12, $13, $14, $15, $16,
           case when $17 then (select id from leads where reference = 'TV-THRT01') end)
       returning id`,
      [
        `TV-THRT${String(index + 1).padStart(2, '0')}`,
        `Guest ${index + 1}`,
        lead.day,
        lead.house,
        created,
        estimate
          ? JSON.stringify({ low: estimate[0], high: estimate[1], lines: [], plusTaxes: false, without: [] })
          : null,
        form ?? null,
        lead.status,
        form ? (lead.corrected ?? null) : lead.day,
        lead.cameBy,
        lead.owner && staff[lead.owner],
        lead.isHeld ? 'held' : 'none',
        lost?.[0] ?? null,
        lost ? moment(lost[1]) : null,
        answered ? new Date(created.getTime() + answered[1] * 60_000) : null,
        answered ? staff[answered[0]] : null,
        lead.isMerged ?? false,
      ],
    );
    await addFunctions(owner, rows[0]?.id ?? '', { index, ...lead });
  }
}

/** Each function has the first space of its house on a day of its own. */
async function addFunctions(
  owner: Pick<pg.Pool, 'query'>,
  lead: string,
  { index, house, functions = [] }: CountedLead & { index: number },
): Promise<void> {
  if (functions.length === 0) return;
  const { rows } = await owner.query('insert into diary.event (lead_id) values ($1) returning id', [lead]);
  for (const [place, [state, amount]] of functions.entries()) {
    const reference = `FN-${String(index * 10 + place).padStart(6, '0')}`;
    await owner.query(
      `insert into diary.function (reference, event_id, property, kind, spaces, starts_at, ends_at, state, expires_at, amount_inr)
       select $1, $2, $3, 'wedding', array[s.id], at, at + interval '6 hours', $4::text, case when $4::text = 'option' then now() + interval '30 days' end, $5
         from hotel_spaces s join hotels h on h.id = s.hotel_id and h.slug = $3,
              lateral (select timestamptz '2031-01-01 19:00+05:30' + make_interval(days => $6) as at) moments
        order by s.sort_order limit 1`,
      [reference, rows[0].id, house, state.replace('was ', ''), amount, index * 10 + place],
    );
    if (state !== 'was released') continue;
    await owner.query('alter table diary.function disable trigger user');
    await owner.query(`update diary.function set updated_at = '2026-01-10' where reference = $1`, [reference]);
    await owner.query('alter table diary.function enable trigger user');
  }
}
