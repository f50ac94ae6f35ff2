import { lineRule } from '#app/forms/form-rules.ts';

export const roleLabels = {
  admin: 'Administrator',
  manager: 'Manager',
  sales: 'Sales',
  editor: 'Editor',
  recruiter: 'Recruiter',
};
export type StaffRole = keyof typeof roleLabels;
export const staffRoles = Object.keys(roleLabels) as StaffRole[];

/** The parts of the desk; each needs a role. `team` is who has how much to do, with figures by colleague and hand-overs. */
export type DeskArea = 'enquiries' | 'diary' | 'applications' | 'figures' | 'team' | 'content' | 'staff';

/** The person who is signed in. Every call of the desk takes them as its first argument. */
export interface Principal {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** The slugs of the properties; `all` includes properties that come later, and what names none or is the group's. */
  properties: 'all' | readonly string[];
}

/** A person by name and address, whatever they may do. */
export type Person = Pick<Principal, 'id' | 'name' | 'email'>;

/** Who changes something: all that row security and a history need. */
export type Author = Pick<Principal, 'id' | 'name'>;

/** The rights that an administrator gives a person. */
export interface StaffRights {
  role: StaffRole;
  allProperties: boolean;
  properties: string[];
}

/** Somebody on the list of those who work at the desk or have left. */
export interface StaffMember extends Person, StaffRights {
  twoFactorEnabled: boolean;
  /** False until the invitation was used. */
  hasPassword: boolean;
  sessions: number;
  isGone: boolean;
}

/** Reads the name of a person of staff. */
export const readPersonName = lineRule(100, 'Please give a name');

const areasByRole: Record<StaffRole, readonly DeskArea[]> = {
  admin: ['enquiries', 'diary', 'applications', 'figures', 'team', 'content', 'staff'],
  manager: ['enquiries', 'diary', 'figures', 'team'],
  sales: ['enquiries', 'diary', 'figures'],
  editor: ['content'],
  recruiter: ['applications'],
};

/** The roles that are given for properties. */
export const rolesOfProperties: readonly StaffRole[] = ['manager', 'sales', 'editor'];

export function canOpen({ role }: Pick<Principal, 'role'>, area: DeskArea): boolean {
  return areasByRole[role].includes(area);
}

/** The roles that may own an enquiry or a function of the diary. */
export const rolesOfEnquiries = staffRoles.filter((role) => canOpen({ role }, 'enquiries'));
