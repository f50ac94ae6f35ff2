import { expect, test } from 'vitest';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { calendarOf } from '#tests/support/calendar-of.ts';
import { inDays } from '#tests/support/dates.ts';
import { visitorMailsOfThisFile } from '#tests/support/visitor-mails-of-this-file.ts';

const { open, mailsAbout, requests, anApplicationStored } = visitorMailsOfThisFile();

test('a day is in the calendar under its event and its hotel, or without one', async () => {
  const chosen = await mailsAbout('venue_bookings', await open().enquiries.submit(anEnquiry()));
  expect(calendarOf(chosen.acknowledgement)).toEqual(
    expect.arrayContaining([
      `SUMMARY:Wedding (Tivoli enquiry ${chosen.reference})`,
      'LOCATION:The Tivoli\\, New Delhi',
      `DESCRIPTION:Enquiry ${chosen.reference}\\, not yet booked. Questions: +91 11 5550 0110`,
    ]),
  );
  const without = await mailsAbout('venue_bookings', await open().enquiries.submit(anEnquiry({ venue_id: '' })));
  expect(calendarOf(without.acknowledgement)).toContain(
    `DESCRIPTION:Enquiry ${without.reference}\\, not yet booked. Questions: +91 11 5550 0101`,
  );
  expect(calendarOf(without.acknowledgement).join()).not.toContain('LOCATION');
});

test('a stay at a hotel that mails know nothing of is Tivoli’s', async () => {
  const elsewhere = { ...aRoomHotel(), slug: 'gone', name: 'Gone' };
  const { acknowledgement, alert, reference } = await mailsAbout(
    'room_bookings',
    await requests().room(elsewhere, aRoomRequest()),
  );
  expect(acknowledgement.text).toContain('Hotel: Tivoli\n');
  expect(calendarOf(acknowledgement)).toContain(`SUMMARY:Tivoli (room request ${reference})`);
  expect(alert.to).toEqual([expect.objectContaining({ address: 'sales@example.com' })]);
  expect(alert.subject).toMatch(/2 nights, Tivoli$/);
});

test('a thousand guests are counted as in India, and an application without a CV or a letter says so', async () => {
  const { acknowledgement } = await mailsAbout(
    'venue_bookings',
    await open().enquiries.submit(anEnquiry({ guest_count: '10000' })),
  );
  expect(acknowledgement.text).toContain('Guests: 10,000\n');
  const stored = await anApplicationStored();
  await open().db.owner.query(
    'update career_applications set cv_filename = null, cv_path = null, cv_type = null, cv_size = null, cover_letter = null',
  );
  const { acknowledgement: answer, alert } = await mailsAbout('career_applications', stored);
  expect(alert.text).toContain('CV: none: there was no room for it');
  expect(answer.text).toContain('CV: We had no room for the file. Please send it with your reference to careers@');
  expect(alert.text).not.toContain('Cover letter');
});

test('a message whose first line staff have changed is still answered and told', async () => {
  const values = { name: 'Meera Sample', email: 'meera@example.com', topic: 'media', message: 'May we film?' };
  const stored = await requests().contact(values);
  await open().db.owner.query(`update leads set notes = 'Called back.'`);
  const { acknowledgement, alert, reference } = await mailsAbout('leads', stored);
  expect(acknowledgement.text).toContain('About: Your message');
  expect(alert.subject).toBe(`${reference}: Your message`);
});

test('the calendar entry of a stay goes from arrival to departure', async () => {
  const { acknowledgement } = await mailsAbout('room_bookings', await requests().room(aRoomHotel(), aRoomRequest()));
  const file = acknowledgement.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = new TextDecoder().decode(file?.content as ArrayBuffer);
  expect(content).toContain(`DTSTART;VALUE=DATE:${inDays(30).replaceAll('-', '')}`);
  expect(content).toContain(`DTEND;VALUE=DATE:${inDays(32).replaceAll('-', '')}`);
});
