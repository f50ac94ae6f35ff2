import { addDays, todayInIndia } from '#app/language/dates.ts';
import { administrators, type DeskRequest, type DeskSubject, recruiters } from './desk-requests.ts';

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
  {
    ...ofApplication,
    at: 'POST applications/:reference to reject with a mail',
    post: () => ({ version: '1', change: 'decide', to: 'rejected', words: 'Not this time.' }),
    changes: ['career_applications', 'desk.change', 'status_history'],
  },
  {
    ...ofApplication,
    at: 'POST applications/:reference to note an interview',
    post: () => ({
      ...{ version: '1', change: 'decide-silently', to: 'shortlisted' },
      interview_on: addDays(todayInIndia(), 3),
      interview_at: '11:00',
    }),
    changes: ['career_applications', 'desk.change', 'status_history'],
  },
  {
    ...ofApplication,
    at: 'POST applications/:reference to end an interview',
    async prepare({ application }, { owner }) {
      await owner.query(
        `update career_applications set status = 'shortlisted', interview_at = now() where reference = $1`,
        [application],
      );
      return {};
    },
    post: () => ({ version: '1', change: 'done' }),
    changes: ['career_applications', 'desk.change'],
  },
  {
    ...ofApplication,
    at: 'POST applications/:reference to add a note',
    post: () => ({ note: 'Worked in Jaipur.' }),
    changes: ['desk.change'],
  },
  {
    at: 'POST applications to search',
    path: () => '/desk/applications',
    post: () => ({ words: 'Kabir' }),
    answers: recruiters(200),
  },
  {
    at: 'POST applications/:reference/person',
    path: ({ application }) => `/desk/applications/${application}/person`,
    post: ({ application }) => ({ confirm: application, record: application }),
    answers: administrators(303),
    changes: ['career_applications', 'staff.audit'],
  },
];
