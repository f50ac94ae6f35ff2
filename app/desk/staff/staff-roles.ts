/** What a person of staff may do: everything; enquiries of their properties; applications only. */
export const staffRoles = ['admin', 'sales', 'recruiter'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What the desk has doors to; each needs a role. */
export type DeskArea = 'enquiries' | 'applications' | 'figures' | 'content' | 'staff';

/** Who asks. Every question of the desk takes this first. */
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
  /** Sessions that live. */
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
