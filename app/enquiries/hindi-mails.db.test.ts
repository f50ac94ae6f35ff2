import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { answerMoment } from '#app/enquiries/confirmation/answer-moment.ts';
import { answerMomentTexts } from '#app/enquiries/confirmation/texts.hi.ts';
import type { SubmitResult } from '#app/forms/form-types.ts';
import { formatDay } from '#app/language/dates.ts';
import { hindiDates } from '#app/language/hindi-dates.ts';
import { aRoomHotel, aRoomRequest } from '#tests/factories/a-room-request.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { calendarOf } from '#tests/support/calendar-of.ts';
import { inDays } from '#tests/support/dates.ts';
import { type MailedTable, visitorMailsOfThisFile } from '#tests/support/visitor-mails-of-this-file.ts';

const { open, mailsAbout, requests, anApplicationStored } = visitorMailsOfThisFile();

/** Makes what was stored one that came from a page in Hindi. */
async function fromHindiPage(of: MailedTable, stored: SubmitResult) {
  await open().db.owner.query(`update ${of} set language = 'hi'`);
  return mailsAbout(of, stored);
}

/** Returns the words that a mail program shows of the HTML. */
const wordsOf = ({ html = '' }: Email) => html.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');

/** Returns the words in Latin letters that are neither names nor addresses. */
function englishIn(text: string): string[] {
  const names = /Tivoli|TIVOLI|New Delhi|Chhatarpur|Oyster Greens|Deluxe Room|\bHR\b|\bCV\b|TV-\w+|\S+@\S+/g;
  return text.replace(names, '').match(/[A-Za-z]{2,}/g) ?? [];
}

const bare = (email: Email) => wordsOf(email).replace(/The Tivoli|The /g, '');

test('an enquiry of a page in Hindi is answered in Hindi: subject, text, HTML and calendar', async () => {
  const values = {
    venue_id: 'the-tivoli',
    space: 'oyster-greens',
    budget_range: '10-20-lakhs',
    needs_rooms: 'yes',
    name: 'मीरा शर्मा',
  };
  const stored = await open().enquiries.submit(anEnquiry(values));
  const { acknowledgement, alert, reference, due } = await fromHindiPage('venue_bookings', stored);
  expect(acknowledgement.subject).toBe(`Tivoli: आपकी पूछताछ हमें मिल गई है (${reference})`);
  const day = formatDay(inDays(120), hindiDates);
  for (const line of [
    'नमस्ते मीरा शर्मा जी,',
    `हम ${answerMoment(due, hindiDates, answerMomentTexts)} तक (भारतीय समय) आपसे बात करेंगे।`,
    `रेफ़रेंस नंबर: ${reference}`,
    'वेन्यू: The Tivoli, New Delhi',
    'हॉल या लॉन: Oyster Greens',
    'आयोजन: शादी',
    `तारीख़: ${day}`,
    'मेहमान: 450',
    'कमरे चाहिए: हाँ',
    'बजट: ₹10 – 20 लाख',
    'अब आगे क्या होगा',
    '1. The Tivoli की आयोजन टीम आपकी तारीख़ और मेहमानों की संख्या देखेगी।',
    'फ़ोन पर बात करनी हो, तो The Tivoli को कॉल करें: +91 11 5550 0110',
  ]) {
    expect(acknowledgement.text?.split('\n')).toContain(line);
    expect(wordsOf(acknowledgement).replace(/\s+/g, ' ')).toContain(
      line
        .replace(/^\d\. /, '')
        .split(': ')
        .at(-1),
    );
  }
  expect(acknowledgement.html).toContain('<html lang="hi-IN">');
  expect(englishIn(bare(acknowledgement))).toEqual([]);
  expect(englishIn((acknowledgement.text ?? '').replaceAll('The Tivoli', ''))).toEqual([]);

  const calendar = calendarOf(acknowledgement);
  expect(calendar).toContain(`SUMMARY:शादी (Tivoli पूछताछ ${reference})`);
  expect(calendar).toContain(
    `DESCRIPTION:पूछताछ ${reference}\\, अभी कुछ बुक नहीं हुआ है। सवाल हों\\, तो कॉल करें: +91 11 5550 0110`,
  );
  expect(calendar).toContain('PRODID:-//Tivoli//Website//HI');

  expect(alert.subject).toBe(`${reference}: Wedding, ${formatDay(inDays(120))}, 450 guests, The Tivoli`);
  expect(alert.text).toMatch(/^Answer by .* \(India time\)\.\n\nPrefers Hindi\.\n/);
  expect(alert.html).toContain('<html lang="en-IN">');
});

test('whoever wrote on a page in English is no matter of languages', async () => {
  const { alert, acknowledgement } = await mailsAbout('venue_bookings', await open().enquiries.submit(anEnquiry()));
  expect(alert.text).not.toContain('Prefers');
  expect(acknowledgement.html).toContain('<html lang="en-IN">');
});

const person = { name: 'Meera Sample', email: 'meera@example.com', phone: '98110 55501' };

test.each<[MailedTable, string, () => Promise<SubmitResult>, string[]]>([
  [
    'room_bookings',
    'कमरों का आपका अनुरोध हमें मिल गया है',
    () => requests().room(aRoomHotel(), aRoomRequest({ room_type: 'Any', children: '1' })),
    ['कैसा कमरा: कोई भी', `चेक-इन: ${formatDay(inDays(30), hindiDates)}`, 'मेहमान: 2 वयस्क, 1 बच्चा', 'रातें: 2'],
  ],
  ['leads', 'आपका नाम लिख लिया गया है', () => requests().loyalty(person), ['विषय: लॉयल्टी प्रोग्राम']],
  [
    'leads',
    'आपका संदेश हमें मिल गया है',
    () => requests().contact({ ...person, topic: 'media', message: 'May we film?' }),
    ['विषय: मीडिया और प्रेस'],
  ],
  ['career_applications', 'आपका आवेदन हमें मिल गया है', anApplicationStored, ['पद: शेफ़']],
])('%s: "%s"', async (of, what, send, lines) => {
  const { acknowledgement, alert, reference } = await fromHindiPage(of, await send());
  expect(acknowledgement.subject).toBe(`Tivoli: ${what} (${reference})`);
  for (const line of lines) expect(acknowledgement.text?.split('\n')).toContain(line);
  const names = /The Tivoli|Meera Sample|Asha Sample/g;
  expect(englishIn((acknowledgement.text ?? '').replace(names, ''))).toEqual([]);
  expect(englishIn(wordsOf(acknowledgement).replace(names, ''))).toEqual([]);
  expect(alert.text).toContain('Prefers Hindi.');
  expect(alert.subject).not.toMatch(/[\u0900-\u097f]/);
});
