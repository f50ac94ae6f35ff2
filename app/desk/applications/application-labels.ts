import type { ApplicationStatus } from './application-status-changes.ts';

export const applicationLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  reviewed: 'Reviewed',
  shortlisted: 'Shortlisted',
  hired: 'Hired',
  rejected: 'Rejected',
};
