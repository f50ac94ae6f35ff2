import { contentPlans, kindOfTable } from '#app/desk/content/fields/content-kinds.ts';
import { roleLabels } from '#app/desk/staff/staff-roles.ts';
import { lookUp } from '#platform/look-up.ts';

/** What the audit tells of. */
export const auditKinds = {
  account: 'Sign-ins and own accounts',
  staff: 'Staff',
  data: 'Data of guests and applicants',
  diary: 'Diary',
  content: 'Content',
};
export type AuditKind = keyof typeof auditKinds;

/** The sentence of each action that is recorded. Three dots stand for its subject. */
export const auditActs: Record<AuditKind, Record<string, string>> = {
  account: {
    'signed in': 'Signed in',
    'sign-in refused': 'Was refused at the sign-in',
    'second factor refused': 'Gave a right password and a wrong code',
    'password refused': 'Gave a wrong password while signed in',
    'lost a session to wrong passwords': 'Lost a session to wrong passwords',
    'set a password': 'Set a password by a link',
    'changed their password': 'Changed their password',
    'changed their name': 'Changed their name',
    'switched on a second factor': 'Switched on a second factor',
    'switched off their second factor': 'Switched off their second factor',
    'added a passkey': 'Added a passkey',
    'removed a passkey': 'Removed a passkey',
  },
  staff: {
    invited: 'Invited …',
    ...Object.fromEntries(Object.entries(roleLabels).map(([role, label]) => [`made ${role}`, `Made … ${label}`])),
    'made a link': 'Made a link to set a password for …',
    'ended sessions': 'Ended the sessions of …',
    'ended a second factor': 'Switched off the second factor of …',
    removed: 'Removed … from the desk',
    'handed over': 'Handed over the open work of …',
  },
  data: {
    'file of enquiries': 'Exported enquiries: …',
    'exported a person': 'Exported the data of the person of …',
    'erased a person': 'Erased the data of the person of …',
    'opened a CV': 'Opened the CV of …',
  },
  diary: {
    'showed a diary': 'Showed visitors the free days of …',
    'hid a diary': 'Hid the free days of … from visitors',
    'changed the parts of a space': 'Changed the parts of …',
    'imported a diary': 'Imported a diary',
  },
  content: { 'content created': 'Added …', 'content changed': 'Changed …', 'content removed': 'Removed …' },
};

export interface AuditRow {
  action: string;
  subject: string | null;
  detail: Record<string, unknown> | null;
  /** The name of the space that the subject is. */
  space: string | null;
}

/** Says an entry in a sentence, and its details beside it. `nameOf` gives the name of a person by id or e-mail. */
export function auditWords({ action, subject, detail, space }: AuditRow, nameOf: (id: string) => string | undefined) {
  const kind = (Object.keys(auditKinds) as AuditKind[]).find((each) => lookUp(auditActs[each], action));
  const named =
    kind === 'content' && subject ? contentWords(subject) : space || (subject && (nameOf(subject) ?? subject));
  const sentence = kind ? auditActs[kind][action] : `${action}${subject ? ': …' : ''}`;
  // Of a refused sign-in there are only hashes.
  const details = kind === 'account' ? [] : Object.entries(detail ?? {}).filter(([, value]) => value !== null);
  return {
    words: capitalised((sentence ?? action).replace('…', () => named || 'their own')),
    details: details.map(([name, value]) => `${name} ${nameOf(String(value)) ?? value}`).join(', '),
  };
}

/** "offers Diwali" → "the offer “Diwali”". */
function contentWords(subject: string): string {
  const [table = '', ...label] = subject.split(' ');
  const kind = kindOfTable(table);
  return `the ${kind ? contentPlans[kind].one : table} “${label.join(' ')}”`;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
