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

/** Returns the steps to a status, each of them allowed. Whoever decides on a new application has reviewed it. */
export function applicationSteps(from: ApplicationStatus, to: string): ApplicationStatus[] {
  const next = (status: ApplicationStatus) => moves[status].filter((allowed) => allowed === to);
  const later = from === 'new' ? next('reviewed') : [];
  return later.length > 0 ? ['reviewed', ...later] : next(from);
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
  /** The slug of the hotel that it is for. */
  property: string | null;
  interviewAt: Date | null;
}

/** Whether the interview of a shortlisted applicant is over, and what comes of it is not noted yet. */
export function isInterviewLate({ status, interviewAt }: ApplicationRow, now: Date): boolean {
  return status === 'shortlisted' && interviewAt !== null && interviewAt < now;
}

/** What the list shows. Nothing of it is about a person, so that it may stand in an address. */
export interface ApplicationFilter {
  /** Also the applicants who are invited to an interview. */
  status: ApplicationStatus | 'interviews' | null;
  position: string | null;
  property: string | null;
}
