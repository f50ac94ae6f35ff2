import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { hostileForm, marks, trimmed } from '../../enquiries/hostile-forms.mjs';
import { htmlOfMail } from '../../enquiries/html-of-mail.mjs';
import { startMailServer } from '../../servers/mail-server.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';

const batch = 20;
/** Milliseconds after which the e-mails that have arrived are checked. */
const mailLimitMs = 60_000;

/** A mark that became markup: it opens a tag anywhere, or ends an attribute outside of scripts. */
function raw(html) {
  const outside = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  return marks.find((mark) => (mark.includes('<') ? html : outside).includes(mark));
}

/** The columns of its results. */
export const keyFigures = {
  inputs: 'inputs',
  seed: 'seed',
  stored: 'stored',
  'not as typed': 'notAsTyped',
  missing: 'missing',
  mails: 'letters',
  'mails not escaped': 'unescapedLetters',
  'stray recipients': 'strayRecipients',
};

/**
 * `hostile-words [20000]` sends generated forms. Holds if there was no 5xx, nothing was unescaped on pages and in
 * mail, and texts were stored as typed.
 */
export async function prove({ root, words }) {
  const inputs = Number(words.find((word) => /^\d+$/.test(word)) ?? 20_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-hostile-words-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const mail = await startMailServer({ keepsWords: true });
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', SMTP_URL: mail.url };
  const site = startSite({ cwd: root, env });
  const answers = new Map();
  const stored = new Map();
  let pages = 0;

  /** A busy machine may be too slow for one input, but not four times for the same. */
  async function send(form, triesLeft = 3) {
    const body = new URLSearchParams(form);
    const response = await fetch(`${origin}/enquire`, {
      method: 'POST',
      body,
      headers: { origin },
      redirect: 'manual',
    });
    const html = await response.text();
    const { status } = response;
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status === 503 && triesLeft > 0) return send(form, triesLeft - 1);
    if (![303, 422, 400].includes(status)) throw new Error(`answered with ${status}`);
    if (raw(html)) throw new Error(`the form is shown with ${raw(html)}`);
    if (status === 400 && !JSON.stringify(form).includes('\\u0000')) throw new Error('refused without a NUL');
    if (status !== 303) return;
    const location = response.headers.get('location');
    stored.set(location.split('/').at(-1), form);
    // Reads every tenth confirmation as its sender sees it.
    if (stored.size % 10 > 0) return;
    const cookie = response.headers.get('set-cookie').split(';')[0];
    const confirmation = await (await fetch(origin + location, { headers: { cookie } })).text();
    pages += 1;
    if (raw(confirmation)) throw new Error(`the confirmation is shown with ${raw(confirmation)}`);
  }

  try {
    await site.ready;
    const batches = fc.array(hostileForm, { minLength: batch, maxLength: batch });
    const property = fc.asyncProperty(batches, (forms) => Promise.all(forms.map((form) => send(form))).then(() => {}));
    const run = await fc.check(property, { numRuns: Math.ceil(inputs / batch), endOnFailure: true });
    if (run.failed) console.error(`seed ${run.seed}:`, run.errorInstance?.message, run.counterexample);

    const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
    await client.connect();
    const { rows } = await client.query(
      'select b.reference, b.name, b.special_requirements as words, l.notes from venue_bookings b join leads l on l.booking_id = b.id',
    );
    await client.end();
    const isSame = ({ reference, name, words: kept }) => {
      const typed = stored.get(reference);
      const oneLine = trimmed(typed?.name ?? '').replace(/[\t\n\u2028\u2029]+/g, ' ');
      const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u.test(typed?.special_requirements ?? '');
      return typed && name === oneLine && (kept ?? '') === (visible ? trimmed(typed.special_requirements) : '');
    };
    const changed = rows.filter((row) => !isSame(row));
    if (changed.length > 0) console.error('stored otherwise:', changed[0], stored.get(changed[0].reference));

    const wanted = Math.min(2_000, 2 * stored.size);
    for (let left = mailLimitMs / 500; left > 0 && mail.taken.length < wanted; left -= 1) await wait(500);
    const letters = mail.taken.map(({ message }) => htmlOfMail(message));
    const unescapedLetters = letters.filter((html) => html === '' || raw(html)).length;
    const strayRecipients = mail.taken.filter(({ to }) => to === 'everybody@example.com').length;
    const figures = {
      inputs: run.numRuns * batch,
      seed: run.seed,
      answers: Object.fromEntries(answers),
      stored: rows.length,
      notAsTyped: changed.length,
      missing: stored.size - rows.length,
      confirmations: pages,
      letters: letters.length,
      unescapedLetters,
      strayRecipients,
    };
    const wrong = figures.notAsTyped + Math.abs(figures.missing) + unescapedLetters + strayRecipients;
    return { holds: !run.failed && wrong === 0 && letters.length > 0, ...figures };
  } finally {
    await site.stop();
    mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
