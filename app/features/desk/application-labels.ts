import type { ApplicationStatus } from '#domain/application-moves.ts';

export const applicationLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  reviewed: 'Reviewed',
  shortlisted: 'Shortlisted',
  hired: 'Hired',
  rejected: 'Rejected',
};
