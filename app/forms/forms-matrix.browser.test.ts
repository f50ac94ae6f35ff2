import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { consent } from '#content/consent.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { deskPeople, postForm } from '#tests/factories/desk-people.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();
const theForm = 'form[method=post]:has([name=name])';
let cookie = '';
beforeAll(async () => {
  cookie = (await deskPeople(site))['sales of the property'];
});

interface Form {
  /** The address of the page with the form. */
  at: string;
  /** The values that a person types into its fields; none of them is wrong. */
  good: Record<string, string>;
  /** Wrong values of fields, each as it is typed. */
  bad: Record<string, string>;
  table: 'venue_bookings' | 'room_bookings' | 'leads' | 'career_applications';
  /** Whether a script opens it; without a script the form comes with the answer to a post. */
  isOpenedByScript?: true;
  /**
   * Whether staff fill it in for a caller: then nobody agrees to anything, and a second caller may ask for the same.
   */
  isStaffs?: true;
}

const event = {
  name: 'Meera Sample',
  phone: '98100 00000',
  event_type: 'wedding',
  event_date: inDays(120),
  guest_count: '450',
};
const badEvent = { email: 'meera at example', phone: '12', event_date: inDays(-2), guest_count: '10001' };

const forms: Record<string, Form> = {
  'the event enquiry': {
    at: '/enquire',
    good: { ...event, budget_range: '10-20-lakhs', special_requirements: 'A mandap "by" the <lake>\nand shade' },
    bad: badEvent,
    table: 'venue_bookings',
  },
  'the event enquiry of the dialog': {
    at: '/enquire',
    isOpenedByScript: true,
    good: { ...event, venue_id: 'the-tivoli' },
    bad: badEvent,
    table: 'venue_bookings',
  },
  'the request for rooms': {
    at: '/request-room/the-tivoli',
    good: {
      name: 'Meera Sample',
      phone: '98100 00000',
      checkin_date: inDays(30),
      checkout_date: inDays(32),
      rooms: '2',
      adults: '3',
      children: '1',
      special_requests: 'A cot',
    },
    bad: { email: 'meera at example', phone: '12', checkout_date: inDays(30), adults: '0' },
    table: 'room_bookings',
  },
  'the application': {
    at: '/careers',
    good: {
      name: 'Asha Sample',
      phone: '98100 00001',
      position: 'Chef',
      address: '12 Sample Lane\nNew Delhi',
      motivation: 'I cook.',
      cover_letter: 'A letter.',
    },
    bad: { email: 'asha at example', phone: '12' },
    table: 'career_applications',
  },
  'the message': {
    at: '/contact',
    good: { name: 'A Reporter', phone: '98100 00000', topic: 'media', message: 'May we "film"?' },
    bad: { email: 'reporter at example', phone: '12' },
    table: 'leads',
  },
  'the interest in the loyalty programme': {
    at: '/loyalty/interest',
    good: { name: 'A Guest', phone: '98100 00000' },
    bad: { email: 'guest at example', phone: '12' },
    table: 'leads',
  },
  'the enquiry by telephone': {
    at: '/desk/phone',
    good: {
      name: 'A Caller',
      phone: '98100 00000',
      venue_id: 'the-tivoli',
      event_type: 'wedding',
      event_date: inDays(120),
      guest_count: '200',
      notes: 'They ring again.',
    },
    bad: { email: 'caller at example', phone: '12', guest_count: '10001' },
    table: 'leads',
    isStaffs: true,
  },
};

/** One page reads every response of a test, one after the other. */
let reader: Promise<Page> | undefined;
afterEach(() => {
  reader = undefined;
});

async function openReader(): Promise<Page> {
  const page = await site.visitor({ javaScriptEnabled: false });
  // The page needs none of what it would fetch.
  await page.route('**', (route) => route.abort());
  return page;
}

/** Opens a page as a browser without scripts reads it, without its appearance. */
async function read(html: string): Promise<Page> {
  reader ??= openReader();
  const page = await reader;
  await page.setContent(html.replace(/<style\b.*?<\/style>|<(link|script|img|source)\b[^>]*>| style="[^"]*"/gs, ''), {
    waitUntil: 'domcontentloaded',
  });
  return page;
}

/** Opens the page with the form. */
async function ask({ at, isOpenedByScript }: Form): Promise<string> {
  const asked = isOpenedByScript
    ? postForm(site, at, { variant: 'home' }, cookie)
    : fetch(site.url + at, { headers: { cookie } });
  return (await asked).text();
}

/** Reads the form as it would be sent: its address, and all its fields. */
function formOf(page: Page) {
  return page
    .locator(theForm)
    .first()
    .evaluate((form: HTMLFormElement) => ({
      action: form.getAttribute('action') ?? '',
      isMultipart: form.enctype === 'multipart/form-data',
      fields: [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
    }));
}

/** Types into the form of the page and sends it, as a browser does without a script. */
async function send(form: Form, typed: Record<string, string>): Promise<Response> {
  const { action, isMultipart, fields } = await formOf(await read(await ask(form)));
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries({ ...Object.fromEntries(fields), ...typed })) body.set(name, value);
  if (body instanceof FormData) body.set('cv', new File([new Uint8Array(aPdf())], 'cv.pdf'));
  const headers = { origin: site.url, cookie };
  return fetch(new URL(action || form.at, site.url), { method: 'POST', redirect: 'manual', headers, body });
}

/** Reads what screen readers and eyes are told about each control of a field. */
function controlsOf(page: Page) {
  return page
    .locator(theForm)
    .first()
    .evaluate((form: HTMLFormElement) =>
      [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter(({ type }) => !['hidden', 'radio', 'file'].includes(type))
        .map((control) => ({
          id: control.id,
          name: control.name,
          value: control.value,
          isInvalid: control.getAttribute('aria-invalid') === 'true',
          said: (control.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .filter((id) => id.endsWith('-error'))
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(),
        })),
    );
}

describe.each(Object.entries(forms))('%s', (name, form) => {
  const email = `${name.replaceAll(' ', '-')}@example.com`;

  test('says beside its button what sending it means, where a visitor sends it', async () => {
    const page = await read(await ask(form));
    const notice = page.locator(theForm).first().getByText(consent.sentence);
    expect(await notice.count()).toBe(form.isStaffs ? 0 : 1);
    if (form.isStaffs) return;
    expect(await notice.getByRole('link', { name: consent.link }).getAttribute('href')).toBe('/privacy');
  });

  test('comes back with each error tied to its field, all of them on top, and everything kept', async () => {
    const typed = { ...form.good, ...form.bad };
    const answer = await send(form, typed);
    expect(answer.status).toBe(422);
    const page = await read(await answer.text());
    const controls = await controlsOf(page);
    const invalid = controls.filter(({ isInvalid }) => isInvalid);
    expect(invalid.map((control) => control.name).toSorted()).toEqual(Object.keys(form.bad).toSorted());
    const alert = page.getByRole('alert').first();
    for (const { id, said } of invalid) {
      expect(said, id).toMatch(/\w{3}/);
      const line = alert.locator(`a[href="#${id}"]`);
      expect((await line.textContent())?.toLowerCase(), id).toContain(said.toLowerCase());
    }
    for (const control of controls.filter(({ isInvalid }) => !isInvalid)) expect(control.said, control.name).toBe('');
    const values = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
    for (const [field, value] of Object.entries(typed)) expect([field, values[field]]).toEqual([field, value]);
  });

  test('is stored without a script, with what was agreed to, and once however often it is sent', async () => {
    const typed = { ...form.good, email };
    const first = await send(form, typed);
    const second = await send(form, typed);
    expect([first.status, second.status]).toEqual([303, 303]);
    const column = form.table === 'leads' ? 'customer_email' : 'email';
    const { rows } = await site.database.owner.query(`select consent_version from ${form.table} where ${column} = $1`, [
      email,
    ]);
    const agreed = { consent_version: form.isStaffs ? null : consent.version };
    expect(rows).toEqual(form.isStaffs ? [agreed, agreed] : [agreed]);
  });
});
