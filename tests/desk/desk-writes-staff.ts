import { addSession, switchOnSecondFactor } from './added-sign-ins.ts';
import { administrators, type DeskPreparation, type DeskRequest, type DeskSubject, managers } from './desk-requests.ts';

async function signIn({ colleague }: DeskSubject, { owner }: DeskPreparation) {
  await addSession(owner, colleague);
  return {};
}

/** Gives the enquiry to the colleague. */
async function giveEnquiry({ enquiry, colleague }: DeskSubject, { owner }: DeskPreparation) {
  await owner.query('update leads set assigned_to = $1 where reference = $2', [colleague, enquiry]);
  return {};
}

const ofStaff = { path: () => '/desk/staff', answers: administrators(303) };

/** Lists everything that is done with other people of staff, and who may do it. */
export const staffWrites: DeskRequest[] = [
  {
    ...ofStaff,
    at: 'POST staff to invite',
    post: ({ number }) => ({ do: 'invite', name: 'New', email: `new-${number}@example.com`, role: 'sales' }),
    answers: administrators(200),
    changes: ['staff.audit', 'staff.user', 'staff.verification'],
  },
  {
    ...ofStaff,
    at: 'POST staff to give rights',
    post: ({ colleague }) => ({ do: 'rights', id: colleague, role: 'recruiter' }),
    changes: ['staff.audit', 'staff.user'],
  },
  {
    ...ofStaff,
    at: 'POST staff to give a link',
    post: ({ colleague }) => ({ do: 'link', id: colleague }),
    answers: administrators(200),
    changes: ['staff.audit', 'staff.verification'],
  },
  {
    ...ofStaff,
    at: 'POST staff to end sessions',
    prepare: signIn,
    post: ({ colleague }) => ({ do: 'sessions', id: colleague }),
    changes: ['staff.audit', 'staff.session'],
  },
  {
    ...ofStaff,
    at: 'POST staff to switch off a second factor',
    prepare: ({ colleague }, { owner }) => switchOnSecondFactor(owner, colleague),
    post: ({ colleague }) => ({ do: 'end-factor', id: colleague }),
    changes: ['staff.audit', 'staff.twoFactor', 'staff.user'],
  },
  {
    ...ofStaff,
    at: 'POST staff to remove',
    prepare: signIn,
    post: ({ colleague }) => ({ do: 'remove', id: colleague }),
    changes: ['staff.audit', 'staff.session', 'staff.user'],
  },
  {
    ...ofStaff,
    at: 'POST staff to remove somebody whose work another takes',
    prepare: giveEnquiry,
    post: ({ colleague, person }) => ({ do: 'remove', id: colleague, to: person }),
    answers: administrators(200),
    changes: ['desk.change', 'leads', 'staff.audit', 'staff.user'],
  },
  {
    at: 'POST team to hand over',
    path: () => '/desk/team',
    prepare: giveEnquiry,
    post: ({ colleague, person }) => ({ do: 'hand-over', from: colleague, to: person }),
    answers: managers(200),
    changes: ['desk.change', 'leads', 'staff.audit'],
  },
];
