import { type DeskRole, deskRoles } from '#tests/factories/desk-people.ts';

/** Rows of their own for one request, so that no other request has changed them. */
export interface DeskSubject {
  /** Counts the subjects, for values that must differ. */
  number: number;
  /** Of an enquiry to The Tivoli. */
  enquiry: string;
  application: string;
  /** The id of somebody who works here. */
  colleague: string;
  /** The id of a hotel. */
  hotel: string;
  offer: { id: string; is_active: boolean };
}

/** Statuses, by who asks. */
type Answers = Record<DeskRole, number>;
/** Who is led to the sign-in page. */
export const signedOut = { 'signed out': 302, removed: 302 };
/** For nobody; everybody else who is signed in gets a 404. */
const nobody: Answers = {
  ...signedOut,
  'sales of the property': 404,
  'sales of another property': 404,
  'sales of all properties': 404,
  recruiter: 404,
  administrator: 404,
};
export const anybody = (status: number): Answers => ({
  ...(Object.fromEntries(deskRoles.map((role) => [role, status])) as Answers),
  ...signedOut,
});
export const administrators = (status: number): Answers => ({ ...nobody, administrator: status });
export const recruiters = (status: number): Answers => ({ ...administrators(status), recruiter: status });
/** For whoever sees this property's enquiries. */
export const salesOfIt = (status: number): Answers => ({
  ...administrators(status),
  'sales of the property': status,
  'sales of all properties': status,
});
export const sales = (status: number): Answers => ({ ...salesOfIt(status), 'sales of another property': status });

export interface DeskRequest {
  /** The route's own path, and what is done there. */
  at: string;
  path: (subject: DeskSubject) => string;
  /** What is posted; without it the page is asked for. */
  post?: (subject: DeskSubject) => Record<string, string>;
  answers: Answers;
  /** The tables that differ afterwards, for those whom the status lets through. */
  changes?: string[];
}
