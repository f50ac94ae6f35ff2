import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { consent } from '#content/consent.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { deskPeople, postForm } from '#tests/factories/desk-people.ts';
import { eventEnquiry, type FilledForm, filledForms } from '#tests/factories/filled-forms.ts';

const site = siteOfThisFile();
const theForm = 'form[method=post]:has([name=name])';
let cookie = '';
beforeAll(async () => {
  cookie = (await deskPeople(site))['sales of the property'];
});

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
async function ask({ at, isOpenedByScript }: FilledForm): Promise<string> {
  const asked = isOpenedByScript
    ? postForm(site, at, { variant: 'home' }, cookie)
    : fetch(site.url + at, { headers: { cookie } });
  return (await asked).text();
}

/** Reads the form as it would be sent: its address, all its fields, and the names of those that a person sees. */
function formOf(page: Page) {
  return page
    .locator(theForm)
    .first()
    .evaluate((form: HTMLFormElement) => ({
      action: form.getAttribute('action') ?? '',
      isMultipart: form.enctype === 'multipart/form-data',
      seen: [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')].map(
        ({ name }) => name,
      ),
      fields: [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
    }));
}

/** Types into the form of the page and sends it, as a browser does without a script. */
async function send(form: FilledForm, typed: Record<string, string>): Promise<Response> {
  const { action, isMultipart, fields } = await formOf(await read(await ask(form)));
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries({ ...Object.fromEntries(fields), ...typed })) body.set(name, value);
  if (body instanceof FormData) {
    const { cv = aPdf() } = typed;
    body.set('cv', cv ? new File([new Uint8Array(Buffer.from(cv))], 'cv.pdf') : new File([], ''));
  }
  const headers = { origin: site.url, cookie };
  return fetch(new URL(action || form.at, site.url), { method: 'POST', redirect: 'manual', headers, body });
}

/** Reads what screen readers and eyes are told about each control of a field; two choices of one field are one control. */
function controlsOf(page: Page) {
  return page
    .locator(theForm)
    .first()
    .evaluate((form: HTMLFormElement) => {
      const seen = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')];
      const firsts = seen.filter(
        ({ name, type }, at) => type !== 'radio' || seen.findIndex((c) => c.name === name) === at,
      );
      return firsts.map((control) => {
        const isChoice = control.type === 'radio';
        const told = isChoice ? control.closest('fieldset') : control;
        const errors = (told?.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
        return {
          id: control.id,
          name: control.name,
          value: isChoice ? String(new FormData(form).get(control.name)) : control.value,
          isFile: control.type === 'file',
          isInvalid: isChoice ? errors.length > 0 : control.getAttribute('aria-invalid') === 'true',
          said: errors.map((id) => document.getElementById(id)?.textContent ?? '').join(),
        };
      });
    });
}

/** Expects that exactly these fields are wrong, that each says why, and that the list on top leads to each. */
async function expectErrors(page: Page, wrong: string[]): Promise<void> {
  const controls = await controlsOf(page);
  const invalid = controls.filter(({ isInvalid }) => isInvalid);
  expect(invalid.map(({ name }) => name).toSorted()).toEqual(wrong.toSorted());
  const alert = page.getByRole('alert').first();
  for (const { id, said } of invalid) {
    expect(said, id).toMatch(/\w{3}/);
    const line = alert.locator(`a[href="#${id}"]`);
    expect((await line.textContent())?.toLowerCase(), id).toContain(said.toLowerCase());
  }
  for (const { isInvalid, said, name } of controls) if (!isInvalid) expect(said, name).toBe('');
}

describe.each(Object.entries(filledForms))('%s', (name, form) => {
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
    await expectErrors(page, Object.keys(form.bad));
    const kept = (await controlsOf(page)).filter(({ isFile }) => !isFile);
    const values = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
    const { cv: _, ...words } = typed;
    for (const [field, value] of Object.entries(words)) expect([field, values[field]]).toEqual([field, value]);
  });

  test('sent empty, it says of each field that is needed that it is, and of no other', async () => {
    const { seen } = await formOf(await read(await ask(form)));
    const answer = await send(form, Object.fromEntries(seen.map((field) => [field, ''])));
    expect(answer.status).toBe(422);
    await expectErrors(await read(await answer.text()), form.needed);
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

test('a choice of yes or no that is neither is told at its group', async () => {
  const answer = await send(eventEnquiry, { ...eventEnquiry.good, email: 'a@example.com', needs_rooms: 'perhaps' });
  expect(answer.status).toBe(422);
  await expectErrors(await read(await answer.text()), ['needs_rooms']);
});
