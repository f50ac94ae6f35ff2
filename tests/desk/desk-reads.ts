import { createHash } from 'node:crypto';
import {
  administrators,
  anybody,
  type DeskRequest,
  editors,
  editorsOfAny,
  editorsOfProperty,
  managers,
  recruiters,
  sales,
  salesOfProperty,
  withoutEnquiries,
} from './desk-requests.ts';

/** The id of the paper that an enquiry is given. */
const paperOf = (enquiry: string) => {
  const hash = createHash('md5').update(enquiry).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** Lists every page and file that the desk gives, and who gets it. */
export const deskReads: DeskRequest[] = [
  { at: 'GET ', path: () => '/desk', answers: { ...sales(200), ...withoutEnquiries(302) } },
  { at: 'GET my-day', path: () => '/desk/my-day', answers: sales(200) },
  { at: 'GET phone', path: () => '/desk/phone', answers: sales(200) },
  {
    at: 'GET enquiries/:reference/edit',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/edit`,
    answers: salesOfProperty(200),
  },
  {
    at: 'GET enquiries/:reference/merge',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/merge`,
    answers: salesOfProperty(200),
  },
  {
    at: 'GET enquiries/:reference/papers',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/papers`,
    answers: salesOfProperty(200),
  },
  {
    at: 'GET enquiries/:reference/papers/:paper',
    // Its file is that of the applications.
    async prepare({ enquiry }, { owner }) {
      await owner.query(
        `insert into desk.paper (id, lead_id, path, name, type, bytes, author)
         select $2, id, 'documents/uploads/one.pdf', 'offer.pdf', 'application/pdf', 12, 'Asha' from leads
          where reference = $1
         on conflict (path) do update set id = excluded.id, lead_id = excluded.lead_id`,
        [enquiry, paperOf(enquiry)],
      );
      return {};
    },
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/papers/${paperOf(enquiry)}`,
    answers: salesOfProperty(200),
  },
  { at: 'GET diary', path: () => '/desk/diary', answers: sales(200) },
  { at: 'GET diary/days/:day', path: () => '/desk/diary/days/2033-01-01', answers: sales(200) },
  {
    at: 'GET diary/functions/:function',
    path: ({ held }) => `/desk/diary/functions/${held}`,
    answers: salesOfProperty(200),
  },
  {
    at: 'GET diary/hold',
    path: ({ enquiry }) => `/desk/diary/hold?lead=${enquiry}`,
    answers: salesOfProperty(200),
  },
  { at: 'GET diary/settings', path: () => '/desk/diary/settings', answers: sales(200) },
  { at: 'GET diary/import', path: () => '/desk/diary/import', answers: sales(200) },
  { at: 'GET figures', path: () => '/desk/figures', answers: sales(200) },
  { at: 'GET figures.csv of colleagues', path: () => '/desk/figures.csv?table=worth-by-owner', answers: managers(200) },
  { at: 'GET figures.csv', path: () => '/desk/figures.csv?table=lost', answers: sales(200) },
  { at: 'GET enquiries.csv', path: () => '/desk/enquiries.csv', answers: sales(200), changes: ['staff.audit'] },
  {
    at: 'GET enquiries/:reference',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}`,
    answers: salesOfProperty(200),
  },
  {
    at: 'GET enquiries/:reference/person',
    path: ({ enquiry }) => `/desk/enquiries/${enquiry}/person?record=${enquiry}`,
    answers: administrators(200),
    changes: ['staff.audit'],
  },
  { at: 'GET applications', path: () => '/desk/applications', answers: recruiters(200) },
  {
    at: 'GET applications/:reference',
    path: ({ application }) => `/desk/applications/${application}`,
    answers: recruiters(200),
  },
  {
    at: 'GET applications/:reference/cv',
    path: ({ application }) => `/desk/applications/${application}/cv`,
    answers: recruiters(200),
    changes: ['desk.change', 'staff.audit'],
  },
  {
    at: 'GET applications/:reference/person',
    path: ({ application }) => `/desk/applications/${application}/person?record=${application}`,
    answers: administrators(200),
    changes: ['staff.audit'],
  },
  { at: 'GET staff', path: () => '/desk/staff', answers: administrators(200) },
  { at: 'GET audit', path: () => '/desk/audit', answers: administrators(200) },
  { at: 'GET team', path: () => '/desk/team', answers: managers(200) },
  { at: 'GET account', path: () => '/desk/account', answers: anybody(200) },
  { at: 'GET confirm', path: () => '/desk/confirm?to=/desk', answers: anybody(200) },
  { at: 'GET sign-out', path: () => '/desk/sign-out', answers: anybody(302) },
  { at: 'GET content/changes', path: () => '/desk/content/changes', answers: editorsOfAny(200) },
  { at: 'GET content/samples', path: () => '/desk/content/samples', answers: editorsOfAny(200) },
  { at: 'GET content/:kind? of all hotels', path: () => '/desk/content', answers: editorsOfAny(200) },
  { at: 'GET content/:kind?', path: () => '/desk/content/offers', answers: editors(200) },
  {
    at: 'GET content/:kind/:id',
    path: ({ offer }) => `/desk/content/offers/${offer.id}`,
    answers: editors(200),
  },
  {
    at: 'GET content/:kind/:id of a hotel',
    path: ({ hotel }) => `/desk/content/hotels/${hotel}`,
    answers: editorsOfProperty(200),
  },
  {
    at: 'GET content/:kind/:id/preview',
    path: ({ offer }) => `/desk/content/offers/${offer.id}/preview`,
    answers: editorsOfAny(302),
  },
  {
    at: 'GET content/:kind/:id/picture',
    path: ({ offer }) => `/desk/content/offers/${offer.id}/picture`,
    answers: editors(200),
  },
  {
    at: 'GET content/hotels/:hotel/pictures',
    path: ({ hotel }) => `/desk/content/hotels/${hotel}/pictures`,
    answers: editorsOfProperty(200),
  },
];
