import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { receiveApplication } from '#app/careers/receive-application.ts';
import { cvMessagesTexts as cvMessages } from '#app/careers/texts.ts';
import { servicesContext } from '#app/services.server.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { anApplication, applicationForm } from '#tests/factories/an-application.ts';
import { limitedApplicationsOfThisFile } from '#tests/support/limited-applications-of-this-file.ts';
import { uploadLimits } from './upload-quota.server.ts';

const { open, applications, somebody, pdfOf, send, files, use, withinOneWindow } = limitedApplicationsOfThisFile();

test('sixty forms that break off behind the complete CV leave nothing', async () => {
  const before = await files();
  const to = applications();
  const whole = new Response(applicationForm(anApplication(), { name: 'cv.pdf', bytes: aPdf(900_000) }));
  const contentType = whole.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  // The delimiter after the CV is sent, but not the one that ends the form.
  const complete = bytes.subarray(0, -4);
  const half = '\r\nContent-Disposition: form-data; name="more"';
  const endings = ['', half, `${half}\r\n\r\nhalf a text`].map((text) => new TextEncoder().encode(text));
  const sent = Array.from({ length: 60 }, (_, index) => {
    const ending = endings[index % endings.length] ?? new Uint8Array();
    return to.receive({ body: new Blob([complete, ending]).stream(), contentType });
  });
  for (const { outcome, values } of await Promise.all(sent)) {
    expect(outcome).toEqual({ kind: 'invalid', errors: {} });
    expect(values).toMatchObject({ name: 'Asha Sample' });
  }
  expect(await files()).toEqual(before);
});

test.each(['held', 'spam'])(
  'an application that somebody sent first in a way that is %s is acknowledged',
  async (quarantine) => {
    const values = somebody();
    const theirs = { ...values, submission_id: crypto.randomUUID() };
    const first = await send({ values: theirs, trap: 'x', address: '198.51.100.9' });
    expect(first.outcome).toMatchObject({ kind: 'stored', enquiry: { mail: 'held' } });
    const { owner } = open().db;
    await owner.query('update career_applications set quarantine = $1', [quarantine]);
    for (const repeated of [false, true])
      expect((await send({ values })).outcome).toMatchObject({ kind: 'stored', repeated, enquiry: { mail: 'goes' } });
    const { rows } = await owner.query(
      'select quarantine, cv_path is not null as cv from career_applications order by 1',
    );
    expect(rows).toEqual([quarantine, 'none'].sort().map((quarantine) => ({ quarantine, cv: true })));
  },
);

test('forms of one address that never end take no more of the disk than its allowance; neighbours apply', async () => {
  const to = applications();
  const whole = new Response(applicationForm(anApplication(), { name: 'cv.pdf', bytes: pdfOf(5_000_000) }));
  const contentType = whole.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const senderOf = () => ({ address: '203.0.113.99', trap: '', tookMs: 40_000 });
  const ends: (() => void)[] = [];
  const unfinished = Array.from({ length: 20 }, () => {
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        ends.push(() => {
          controller.enqueue(bytes.subarray(at));
          controller.close();
        });
      },
      // All files grow at the same time, and each stops shortly before its end.
      pull(controller) {
        const next = Math.min(at + 65_536, bytes.length - 1_000);
        if (next > at) controller.enqueue(bytes.subarray(at, next));
        at = next;
      },
    });
    return to.receive({ body, contentType, senderOf });
  });
  const waiting = async () => {
    const sizes = (await readdir(join(open().storage.dataDir, 'incoming'))).map((name) =>
      stat(join(open().storage.dataDir, 'incoming', name)).then(({ size }) => size),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const most = uploadLimits.address.bytesAtOnce;
  await expect.poll(waiting).toBeGreaterThan(most - 6_000_000);
  expect((await send({ to, address: '203.0.113.98' })).outcome.kind, 'a neighbour').toBe('stored');
  expect(await waiting()).toBeLessThanOrEqual(most);
  for (const end of ends) end();
  const crowded = { kind: 'invalid', errors: { cv: cvMessages.manyAtOnce }, refused: { status: 429, retryAfter: 60 } };
  const told = (await Promise.all(unfinished)).filter(
    ({ outcome }) => outcome.kind === 'invalid' && outcome.errors.cv === cvMessages.manyAtOnce,
  );
  // The forms with room go on: a refused form releases its bytes.
  const surplus = 20 - Math.floor(most / 5_000_000);
  expect(told.length).toBeGreaterThanOrEqual(surplus);
  expect(told.length).toBeLessThanOrEqual(surplus + 1);
  expect(told[0]?.outcome).toEqual(crowded);
  expect(told[0]?.values).toMatchObject({ name: 'Asha Sample' });
  expect((await send({ to, address: '203.0.113.99' })).outcome.kind, 'afterwards').toBe('stored');
});

test('a flood is refused before its CV is read, with the texts kept', async () => {
  await withinOneWindow(async () => {
    await send();
    await use('tries-line-%', uploadLimits.address.tries - 1);
    expect((await send()).outcome.kind).toBe('stored');
    const whole = new Response(applicationForm(somebody(), { name: 'cv.pdf', bytes: aPdf(4_000_000) }));
    const bytes = new Uint8Array(await whole.arrayBuffer());
    let read = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (read >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(read, read + 16_384));
        read += 16_384;
      },
    });
    const senderOf = () => ({ address: '203.0.113.7', trap: '', tookMs: 40_000 });
    const contentType = whole.headers.get('content-type') ?? '';
    const received = await applications().receive({ body, contentType, senderOf });
    expect(received.outcome).toEqual({ kind: 'flood', retryAfter: expect.any(Number) });
    expect(received.values).toMatchObject({ name: 'Asha Sample' });
    expect(read).toBeLessThan(300_000);
  });
});

test('applicants behind a proxy that nobody named are not refused for each other', async () => {
  const address = '10.0.0.9';
  const apply = async (senderAddress: string) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, { applications: applications(), config: { appSecret: 'of the tests' } } as never);
    const facts = { origin: 'http://localhost', clientAddress: address, senderAddress, foreignOrigin: false };
    context.set(requestContext, facts as never);
    const body = applicationForm(somebody(), { name: 'cv.pdf', bytes: pdfOf(20_000) });
    const request = new Request('http://localhost/careers', { method: 'POST', body });
    return (await receiveApplication({ request, context })).outcome.kind;
  };
  await withinOneWindow(async () => {
    expect(await apply(address)).toBe('stored');
    await open().db.owner.query('update site.enquiry_traffic set enquiries = 1000');
    expect(await apply(address)).toBe('flood');
    expect(await apply('')).toBe('stored');
  });
});
