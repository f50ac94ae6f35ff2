import { type DeskRequest, type DeskSubject, recruiters } from './desk-requests.ts';

const moveOn = { version: '1', change: 'move', to: 'reviewed' };

const ofApplication = {
  path: ({ application }: DeskSubject) => `/desk/applications/${application}`,
  answers: recruiters(303),
};

/** Lists every change of a job application, and who may make it. */
export const applicationWrites: DeskRequest[] = [
  {
    ...ofApplication,
    at: 'POST applications/:reference to move',
    post: () => moveOn,
    changes: ['career_applications', 'desk.change', 'status_history'],
  },
  {
    ...ofApplication,
    at: 'POST applications/:reference to call it spam',
    post: () => ({ version: '1', change: 'spam' }),
    changes: ['career_applications', 'desk.change'],
  },
  {
    ...ofApplication,
    at: 'POST applications/:reference to release',
    async prepare({ application }, { owner }) {
      await owner.query(`update career_applications set quarantine = 'spam' where reference = $1`, [application]);
      return {};
    },
    post: () => ({ version: '1', change: 'release' }),
    changes: ['career_applications', 'desk.change'],
  },
  {
    ...ofApplication,
    at: 'POST applications/:reference to undo',
    async prepare(subject, { askAsAdministrator }) {
      await askAsAdministrator(ofApplication.path(subject), moveOn);
      return {};
    },
    post: () => ({ version: '2', change: 'undo' }),
    changes: ['career_applications', 'desk.change', 'status_history'],
  },
];
