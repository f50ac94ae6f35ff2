import type pg from 'pg';
import { type DeskRole, deskRoles, type FormFields } from '#tests/factories/desk-people.ts';

/** Each request gets rows of its own, so that no other request has changed them. */
export interface DeskSubject {
  /** Counts the subjects, so that values which must differ do. */
  number: number;
  /** The id of the person who asks; the administrator's for those who are refused. */
  person: string;
  /** The lead of an enquiry to The Tivoli. */
  enquiry: string;
  /** The e-mail address of that enquiry. */
  email: string;
  application: string;
  /** The id of a person of staff. */
  colleague: string;
  /** The id of a hotel. */
  hotel: string;
  offer: { id: string; is_active: boolean };
  /** A definite function of The Tivoli, without a lead. */
  held: string;
  /** Some spaces of The Tivoli. */
  spaces: string[];
}

/** What a row can use to bring its subject into a state. Requests that fail throw. */
export interface DeskPreparation {
  owner: pg.Pool;
  /** The site's address, without a slash at the end. */
  url: string;
  /** Gets a page, or posts a form, as the person who asks. */
  ask: (path: string, values?: FormFields) => Promise<Response>;
  askAsAdministrator: (path: string, values?: FormFields) => Promise<Response>;
}

/** The expected status by role. */
type Answers = Record<DeskRole, number>;
/** The roles that are redirected to the sign-in page. */
export const signedOut = { 'signed out': 302, removed: 302 };
/** Nobody may do this; everybody who is signed in gets a 404. */
const nobody: Answers = {
  ...signedOut,
  'sales of the property': 404,
  'sales of another property': 404,
  'sales of all properties': 404,
  'manager of the property': 404,
  'editor of the property': 404,
  'editor of another property': 404,
  'editor of all properties': 404,
  recruiter: 404,
  administrator: 404,
};
export const anybody = (status: number): Answers => ({
  ...(Object.fromEntries(deskRoles.map((role) => [role, status])) as Answers),
  ...signedOut,
});
export const administrators = (status: number): Answers => ({ ...nobody, administrator: status });
/** Whoever edits the content of all properties may do this. */
export const editors = (status: number): Answers => ({ ...administrators(status), 'editor of all properties': status });
/** Whoever edits this property's content may do this. */
export const editorsOfProperty = (status: number): Answers => ({
  ...editors(status),
  'editor of the property': status,
});
export const editorsOfAny = (status: number): Answers => ({
  ...editorsOfProperty(status),
  'editor of another property': status,
});
/** For those who see no enquiry, beside what the others get. */
export const withoutEnquiries = (status: number) => ({
  'editor of the property': status,
  'editor of another property': status,
  'editor of all properties': status,
  recruiter: status,
});
export const managers = (status: number): Answers => ({ ...administrators(status), 'manager of the property': status });
export const recruiters = (status: number): Answers => ({ ...administrators(status), recruiter: status });
/** Those who may see this property's enquiries may do this. */
export const salesOfProperty = (status: number): Answers => ({
  ...administrators(status),
  'sales of the property': status,
  'sales of all properties': status,
  'manager of the property': status,
});
export const sales = (status: number): Answers => ({ ...salesOfProperty(status), 'sales of another property': status });

export interface DeskRequest {
  /** The route's path, and what is done there. */
  at: string;
  path: (subject: DeskSubject) => string;
  /** The form to post; without it the page is requested. */
  post?: (subject: DeskSubject) => Record<string, string>;
  /** Brings the subject into the state that the action needs. What it returns is posted after the form's own fields. */
  prepare?: (subject: DeskSubject, desk: DeskPreparation) => Promise<FormFields>;
  answers: Answers;
  /** The tables that change, for the roles that may do it. */
  changes?: string[];
  /** The roles that are led back although they may not do it: for them nothing changes. */
  ledBack?: DeskRole[];
}
