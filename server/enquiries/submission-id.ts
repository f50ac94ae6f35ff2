import { randomUUID } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-7][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id that the visitor's browser gave this form, or null where no script did. */
export function submissionIdOf(text: string): string | null {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : null;
}

/**
 * An id for a form that brought none. Its version digit is 8, which no browser makes and no form may bring: so the
 * database can tell which enquiries came without an id.
 */
export function ownSubmissionId(): string {
  const id = randomUUID();
  return `${id.slice(0, 14)}8${id.slice(15)}`;
}

/** `like` pattern of `ownSubmissionId`. */
export const ownSubmissionIds = '______________8%';
