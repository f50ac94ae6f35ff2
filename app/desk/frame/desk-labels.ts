import type { InboxView, LeadSource, LeadStatus } from '#app/desk/inbox/inbox.ts';
import type { StaffRole } from '#app/desk/staff/staff-roles.ts';

/** The labels of stored values at the desk. */
export const sourceLabels: Record<LeadSource, string> = {
  venue_booking: 'Website',
  room_booking: 'Room request',
  website_contact: 'Contact form',
  phone_inquiry: 'Phone',
  loyalty: 'Loyalty',
};

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  lost: 'Lost',
};

export const viewLabels: Record<InboxView, string> = {
  unanswered: 'Unanswered',
  'due-today': 'Due today',
  overdue: 'Overdue',
  mine: 'Mine',
  quarantine: 'Quarantine',
  spam: 'Spam',
  bounced: 'Bounced',
  all: 'All',
};

export const roleLabels: Record<StaffRole, string> = {
  admin: 'Administrator',
  sales: 'Sales',
  recruiter: 'Recruiter',
};
