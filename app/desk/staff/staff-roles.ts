/** The roles of staff: for everything, for the enquiries of their properties, and for applications only. */
export const staffRoles = ['admin', 'sales', 'recruiter'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The parts of the desk; each needs a role. */
export type DeskArea = 'enquiries' | 'applications' | 'figures' | 'content' | 'staff';

/** The person who is signed in. Every call of the desk takes them as its first argument. */
export interface Principal {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** Slugs; `all` includes properties that come later and enquiries that name none. */
  properties: 'all' | readonly string[];
}

/** Somebody on the list of those who work at the desk or have left. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  allProperties: boolean;
  properties: string[];
  twoFactorEnabled: boolean;
  /** False until the invitation was used. */
  hasPassword: boolean;
  /** The number of their open sessions. */
  sessions: number;
  isGone: boolean;
}

/** A name as somebody typed it, on one line; null where there is none. */
export function personName(typed: string): string | null {
  return typed.replace(/\s+/g, ' ').trim().slice(0, 100) || null;
}

const doors: Record<StaffRole, readonly DeskArea[]> = {
  admin: ['enquiries', 'applications', 'figures', 'content', 'staff'],
  sales: ['enquiries', 'figures'],
  recruiter: ['applications'],
};

export function mayEnter({ role }: Pick<Principal, 'role'>, area: DeskArea): boolean {
  return doors[role].includes(area);
}
