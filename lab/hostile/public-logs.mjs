import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';
import { askFrom, attacker, visitor } from './ask-from.mjs';
import { inviteColleague, signIn } from './colleague.mjs';

const enquiries = 7;
const told = /enquire|careers|\/send\/|request-room|sign-in|signed in|desk\/|TV-[0-9A-Z]{6}/i;

/** Who reads the public log learns neither how many enquiries came nor when a colleague signed in. */
export const publicLogs = {
  name: 'public-logs',
  title: 'what the public log tells',
  async play(site) {
    const { origin } = site;
    await askFrom(origin, { path: '/weddings', from: visitor });
    for (let number = 0; number < enquiries; number += 1) {
      const form = enquiryFields({ email: `${randomUUID()}@example.com`, submissionId: randomUUID() });
      await askFrom(origin, { path: '/enquire', form, from: visitor });
    }
    const email = await inviteColleague({ ...site, from: visitor });
    const entered = await signIn(origin, { email, from: visitor });
    // The log's text is renewed once a second.
    await wait(1_500);
    const log = await askFrom(origin, { path: '/api/logs', from: attacker });
    const lines = log.body.split('\n');
    const telling = lines.filter((line) => told.test(line));
    return {
      holds: entered.status === 303 && [200, 401, 403, 404].includes(log.status) && telling.length === 0,
      status: log.status,
      lines: lines.length,
      telling: telling.slice(0, 12),
    };
  },
};
