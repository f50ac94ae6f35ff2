import { leadStatuses } from '#app/desk/inbox/inbox.ts';
import type { EnquiryChange } from './enquiry-change.ts';
import { lostReasons } from './lost-reasons.ts';

/** Reads the change from a form of the enquiry's page; null where no such form could have sent it. */
export function readChange(form: FormData): { version: number; change: EnquiryChange } | null {
  const text = (name: string) => String(form.get(name) ?? '');
  const version = /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : null;
  if (version === null) return null;
  const kind = text('change');
  switch (kind) {
    case 'assign':
      return { version, change: { kind, owner: text('owner') || null } };
    case 'move': {
      const to = leadStatuses.find((status) => status === text('to'));
      const reason = lostReasons.find((known) => known === text('reason'));
      return to ? { version, change: { kind, to, ...(to === 'lost' && reason && { reason }) } } : null;
    }
    case 'release':
    case 'spam':
    case 'undo':
      return { version, change: { kind } };
    default:
      return null;
  }
}
