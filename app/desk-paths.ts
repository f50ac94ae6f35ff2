type Values = Record<string, string | number | null | undefined>;

function withQuery(path: string, values: Values): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return set.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(set)}`;
}

/** Every address of the desk. Apart from the site's own (`paths`), so that no visitor's page carries them. */
export const deskPaths = {
  /** The inbox as its filters stand. */
  inbox: (filter: Values = {}) => withQuery('/desk', filter),
  /** Where the words of a search are posted: they stand in no address. */
  search: () => '/desk?index',
  /** Where a row of the inbox is changed, with its filters as they stand. */
  inboxAct: (filter: Values = {}) => withQuery('/desk?index', filter),
  enquiry: (reference: string, values: Values = {}) => withQuery(`/desk/enquiries/${reference}`, values),
  /** What a caller asks for, typed in. */
  phone: () => '/desk/phone',
  /** Server-sent events. */
  live: () => '/desk/live',
  /** Everything about one person, as a file. */
  person: (reference: string) => `/desk/enquiries/${reference}/person`,
  /** The rows of a view of the inbox, as a file for a spreadsheet. */
  inboxCsv: (filter: Values = {}) => withQuery('/desk/enquiries.csv', filter),
  figures: (scope: Values = {}) => withQuery('/desk/figures', scope),
  /** Everything of one kind that staff can change; of a hotel where there is one. */
  content: (kind?: string, of: Values = {}) => withQuery(kind ? `/desk/content/${kind}` : '/desk/content', of),
  contentRow: (kind: string, id: string, of: Values = {}) => withQuery(`/desk/content/${kind}/${id}`, of),
  contentPreview: (kind: string, id: string) => `/desk/content/${kind}/${id}/preview`,
  /** Where a row is given a picture of its own. */
  contentPicture: (kind: string, id: string) => `/desk/content/${kind}/${id}/picture`,
  /** The pictures that hang in a hotel's gallery and over its page. */
  gallery: (hotel: string, of: Values = {}) => withQuery(`/desk/content/hotels/${hotel}/pictures`, of),
  /** Where the small buttons post to: show, hide, move, take down, undo. */
  contentAct: () => '/desk/content/act',
  contentChanges: (of: Values = {}) => withQuery('/desk/content/changes', of),
  applications: (filter: Values = {}) => withQuery('/desk/applications', filter),
  application: (reference: string) => `/desk/applications/${reference}`,
  cv: (reference: string) => `/desk/applications/${reference}/cv`,
  staff: () => '/desk/staff',
  account: () => '/desk/account',
  /** What a browser asks an authenticator for, to make a passkey. */
  newPasskey: () => '/desk/passkey/new',
  /** The same, to answer with one. */
  passkeyChallenge: () => '/desk/passkey',
  /** Where somebody who has only a password sets up more. */
  secondFactor: () => '/desk/second-factor',
  /** Where a person proves who they are before they go on to `to`, with what they posted there. */
  confirm: (to: string, method: 'get' | 'post') => withQuery('/desk/confirm', { to, method }),
  signIn: (from?: string) => withQuery('/desk/sign-in', { from }),
  signOut: () => '/desk/sign-out',
  forgotten: () => '/desk/forgotten',
};
