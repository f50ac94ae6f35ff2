import { deskPassword as password } from '#tests/factories/desk-people.ts';
import { addPasskey, addSession, switchOnSecondFactor } from './added-sign-ins.ts';
import { anybody, type DeskRequest } from './desk-requests.ts';
import { softwarePasskey } from './software-passkey.ts';
import { totpCode } from './totp-code.ts';

const ofAccount = { path: () => '/desk/account', answers: anybody(303) };

/** Lists everything that people do with their own account: all who are signed in may, and only with their own. */
export const accountWrites: DeskRequest[] = [
  {
    ...ofAccount,
    at: 'POST account to change the name',
    post: ({ number }) => ({ do: 'name', name: `Somebody ${number}` }),
    changes: ['staff.audit', 'staff.user'],
  },
  {
    ...ofAccount,
    at: 'POST account to change the password',
    post: () => ({ do: 'password', password, next: 'a lantern for every monsoon night' }),
    changes: ['staff.account', 'staff.audit', 'staff.session'],
  },
  {
    ...ofAccount,
    at: 'POST account to begin a second factor',
    post: () => ({ do: 'begin', password }),
    answers: anybody(200),
    changes: ['staff.twoFactor'],
  },
  {
    ...ofAccount,
    at: 'POST account to confirm a second factor',
    async prepare(_subject, { ask }) {
      const page = await (await ask('/desk/account', { do: 'begin', password })).text();
      return { code: totpCode(/totp-secret[^"]*">([A-Z2-7]+)</.exec(page)?.[1] ?? '') };
    },
    post: () => ({ do: 'confirm' }),
    changes: ['staff.audit', 'staff.session', 'staff.twoFactor', 'staff.user'],
  },
  {
    ...ofAccount,
    at: 'POST account to end a second factor',
    prepare: ({ person }, { owner }) => switchOnSecondFactor(owner, person),
    post: () => ({ do: 'end-factor', password }),
    changes: ['staff.audit', 'staff.session', 'staff.twoFactor', 'staff.user'],
  },
  {
    ...ofAccount,
    at: 'POST account to add a passkey',
    async prepare(_subject, { ask, url }) {
      const { challenge } = (await (await ask('/desk/passkey/new')).json()) as { challenge: string };
      return { passkey: softwarePasskey().made({ challenge, origin: url, host: new URL(url).hostname }) };
    },
    post: () => ({ do: 'add-passkey', name: 'Phone' }),
    changes: ['staff.audit', 'staff.passkey'],
  },
  {
    ...ofAccount,
    at: 'POST account to remove a passkey',
    prepare: ({ person }, { owner }) => addPasskey(owner, person),
    post: () => ({ do: 'remove-passkey' }),
    changes: ['staff.audit', 'staff.passkey'],
  },
  {
    ...ofAccount,
    at: 'POST account to remove a passkey of a colleague',
    prepare: ({ colleague }, { owner }) => addPasskey(owner, colleague),
    post: () => ({ do: 'remove-passkey' }),
  },
  {
    ...ofAccount,
    at: 'POST account to end a session',
    prepare: ({ person }, { owner }) => addSession(owner, person),
    post: () => ({ do: 'end' }),
    changes: ['staff.audit', 'staff.session'],
  },
  {
    ...ofAccount,
    at: 'POST account to end a session of a colleague',
    prepare: ({ colleague }, { owner }) => addSession(owner, colleague),
    post: () => ({ do: 'end' }),
  },
  {
    ...ofAccount,
    at: 'POST account to end all other sessions',
    prepare: ({ person }, { owner }) => addSession(owner, person),
    post: () => ({ do: 'end-others' }),
    changes: ['staff.audit', 'staff.session'],
  },
  { at: 'POST confirm with nothing', path: () => '/desk/confirm?to=/desk', post: () => ({}), answers: anybody(200) },
  {
    at: 'POST confirm with the password',
    path: () => '/desk/confirm?to=/desk',
    post: () => ({ 'confirm-password': password }),
    answers: anybody(303),
  },
];
