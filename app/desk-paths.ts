type Values = Record<string, string | number | null | undefined>;

function withQuery(path: string, values: Values): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return set.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(set)}`;
}

/** Every address of the desk, apart from `paths`, so that no visitor's page downloads them. */
export const deskPaths = {
  inbox: (filter: Values = {}) => withQuery('/desk', filter),
  /** What waits for whoever is signed in today. */
  myDay: () => '/desk/my-day',
  /** The search's words are posted here: they are in no address. */
  search: () => '/desk?index',
  /** A row of the inbox is changed here; its filters are kept. */
  inboxAct: (filter: Values = {}) => withQuery('/desk?index', filter),
  enquiry: (reference: string, values: Values = {}) => withQuery(`/desk/enquiries/${reference}`, values),
  phone: () => '/desk/phone',
  /** Server-sent events. */
  live: () => '/desk/live',
  /** All data of the person who sent an enquiry or an application. */
  person: (of: 'enquiries' | 'applications', reference: string) => `/desk/${of}/${reference}/person`,
  /** The rows of a view of the inbox, as a file for a spreadsheet. */
  inboxCsv: (filter: Values = {}) => withQuery('/desk/enquiries.csv', filter),
  /** The diary: a month, or the hours of a day; of one property or of all. */
  diary: (shown: Values = {}) => withQuery('/desk/diary', shown),
  diaryDay: (day: string, shown: Values = {}) => withQuery(`/desk/diary/days/${day}`, shown),
  diaryFunction: (reference: string) => `/desk/diary/functions/${reference}`,
  /** A date is held here for an enquiry, or a time is blocked. */
  holdDate: (wished: Values = {}) => withQuery('/desk/diary/hold', wished),
  diarySettings: () => '/desk/diary/settings',
  /** A calendar feed, which is read without signing in; its secret stands in the query. */
  diaryFeed: (key: string) => withQuery('/diary.ics', { key }),
  diaryImport: () => '/desk/diary/import',
  /** What an enquiry says is corrected here; two enquiries of one family are merged. */
  editEnquiry: (reference: string) => `/desk/enquiries/${reference}/edit`,
  mergeEnquiry: (reference: string) => `/desk/enquiries/${reference}/merge`,
  /** The papers of an enquiry; one of them is a download. */
  papers: (reference: string) => `/desk/enquiries/${reference}/papers`,
  paper: (reference: string, id: string) => `/desk/enquiries/${reference}/papers/${id}`,
  figures: (scope: Values = {}) => withQuery('/desk/figures', scope),
  /** One table of the figures, as a file for a spreadsheet. */
  figuresCsv: (table: string, scope: Values) => withQuery('/desk/figures.csv', { table, ...scope }),
  /** All content of one kind that staff can change; of one hotel if it is named. */
  content: (kind?: string, of: Values = {}) => withQuery(kind ? `/desk/content/${kind}` : '/desk/content', of),
  contentRow: (kind: string, id: string, of: Values = {}) => withQuery(`/desk/content/${kind}/${id}`, of),
  contentPreview: (kind: string, id: string) => `/desk/content/${kind}/${id}/preview`,
  contentPicture: (kind: string, id: string, of: Values = {}) => withQuery(`/desk/content/${kind}/${id}/picture`, of),
  /** The pictures of a hotel's gallery and at the top of its page. */
  gallery: (hotel: string, of: Values = {}) => withQuery(`/desk/content/hotels/${hotel}/pictures`, of),
  /** The small buttons post here: show, hide, move, remove, undo. */
  contentAct: () => '/desk/content/act',
  contentSamples: () => '/desk/content/samples',
  contentChanges: (of: Values = {}) => withQuery('/desk/content/changes', of),
  applications: (filter: Values = {}) => withQuery('/desk/applications', filter),
  application: (reference: string, values: Values = {}) => withQuery(`/desk/applications/${reference}`, values),
  cv: (reference: string) => `/desk/applications/${reference}/cv`,
  staff: () => '/desk/staff',
  /** Who has how much to do; open work is handed over here. */
  team: () => '/desk/team',
  /** What was done by whom. */
  audit: (filter: Values = {}) => withQuery('/desk/audit', filter),
  account: () => '/desk/account',
  /** The options with which a browser asks an authenticator to make a passkey. */
  newPasskey: () => '/desk/passkey/new',
  /** The options with which a browser asks an authenticator to use a passkey. */
  passkeyChallenge: () => '/desk/passkey',
  /** Somebody who has only a password sets up a second factor here. */
  secondFactor: () => '/desk/second-factor',
  /** A person confirms here who they are before they go on to `to`, with the values that they posted there. */
  confirm: (to: string, method: 'get' | 'post') => withQuery('/desk/confirm', { to, method }),
  signIn: (from?: string) => withQuery('/desk/sign-in', { from }),
  signOut: () => '/desk/sign-out',
  forgotten: () => '/desk/forgotten',
};
