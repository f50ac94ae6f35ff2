import type { Judged } from '#app/desk/inbox/inbox.ts';

/** The statuses of a job application. */
export const applicationStatuses = ['new', 'reviewed', 'shortlisted', 'hired', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** new → reviewed → shortlisted → hired or rejected; a reviewed applicant can be rejected at once. */
const moves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  new: ['reviewed'],
  reviewed: ['shortlisted', 'rejected'],
  shortlisted: ['hired', 'rejected'],
  hired: [],
  rejected: [],
};

export function nextApplicationStatuses(status: ApplicationStatus): readonly ApplicationStatus[] {
  return moves[status];
}

export interface ApplicationRow extends Judged {
  reference: string;
  name: string;
  position: string;
  status: ApplicationStatus;
  createdAt: Date;
  dueAt: Date;
  answeredAt: Date | null;
  /** The day on which it is deleted. */
  keptUntil: string;
  hasCv: boolean;
}
