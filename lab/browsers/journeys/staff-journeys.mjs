import { randomUUID } from 'node:crypto';
import { askFrom } from '../../hostile/ask-from.mjs';
import { enquiryFields } from '../../visitors/enquiry-sender.mjs';

/** An enquiry for this journey alone. */
async function anEnquiry({ origin }) {
  const id = randomUUID();
  const form = enquiryFields({ email: `${id}@example.com`, submissionId: id });
  const { status, headers } = await askFrom(origin, { path: '/enquire', form });
  const reference = /TV-[0-9A-Z]{6}/.exec(headers.location ?? '')?.[0];
  if (!reference) throw new Error(`the enquiry of this journey was answered with ${status}`);
  return reference;
}

const deskJourneys = ['run', 'off'].map((scripts) => ({
  name: scripts === 'run' ? 'desk: sign-in, inbox and an enquiry' : 'desk without scripts',
  size: 'desktop',
  scripts,
  async walk(visitor, { colleague, origin }) {
    const reference = await anEnquiry({ origin });
    await visitor.open('/desk/sign-in');
    await visitor.fill('#sign-in-email', colleague.email);
    await visitor.fill('#sign-in-password', 'not this one');
    await visitor.key('Enter');
    await visitor.shows('#sign-in-password-error', { words: 'do not fit together' });
    await visitor.fill('#sign-in-email', colleague.email);
    await visitor.fill('#sign-in-password', colleague.password);
    await visitor.key('Enter');
    await visitor.at('/desk');
    if (scripts === 'run') await visitor.alive('.desk-nav a');
    await visitor.press(`button[aria-label="Take ${reference}"]`);
    await visitor.gone(`button[aria-label="Take ${reference}"]`);
    await visitor.press('table.inbox .inbox-link', reference);
    await visitor.at(`/desk/enquiries/${reference}`);
    await visitor.press('.enquiry-actions button', 'I have contacted them');
    await visitor.shows('.state-line', { words: 'Contacted' });
    await visitor.fill('#note', 'They come on Sunday.');
    await visitor.press('.note-form button');
    await visitor.shows('.timeline-note', { words: 'They come on Sunday.' });
    await visitor.fits();
    await visitor.press('.desk-nav a', 'Enquiries');
    await visitor.at('/desk');
    await visitor.press('.desk-person button', 'Sign out');
    await visitor.at('/desk/sign-in');
  },
}));

export const staffJourneys = [
  ...deskJourneys,
  {
    name: 'monitoring',
    size: 'desktop',
    async walk(visitor) {
      await visitor.open('/monitoring');
      await visitor.shows('.mon-figures-3', { words: 'All systems operational' });
      await visitor.evaluate(() => {
        fetch('/api/nothing');
      });
      await visitor.press('[role="tab"]', 'Errors');
      await visitor.shows('[role="tabpanel"]', { words: '404: GET /api/nothing' });
      await visitor.press('button', 'System Logs');
      await visitor.shows('dialog[open]', { words: 'System Logs' });
      await visitor.key('Escape');
      await visitor.gone('dialog[open]');
    },
  },
];
