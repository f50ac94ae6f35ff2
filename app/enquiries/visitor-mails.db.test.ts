import { describe, expect, test } from 'vitest';
import { answerMoment } from '#app/enquiries/confirmation/answer-moment.ts';
import { formatMoment } from '#app/language/dates.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { expectedVisitorMails } from '#tests/support/expected-visitor-mails.ts';
import { visitorMailsOfThisFile } from '#tests/support/visitor-mails-of-this-file.ts';

const visitorMails = visitorMailsOfThisFile();
const { open, mailsAbout } = visitorMails;

/** Returns the text that a mail program shows of the HTML, cell by cell. */
function visible(html = ''): string {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<\/td><td[^>]*>/g, '|')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');
}

describe.each(Object.entries(expectedVisitorMails(visitorMails)))('%s', (_, expected) => {
  test('thanks its sender and tells the team, each with all that they need and a reply to the other', async () => {
    const { reference, acknowledgement, alert, arrived, due } = await mailsAbout(expected.of, await expected.send());

    expect(acknowledgement.to).toEqual([expect.objectContaining({ address: expected.sender.address })]);
    expect(acknowledgement.cc ?? []).toEqual([]);
    expect(acknowledgement.subject).toBe(expected.subjects.acknowledgement.replace('#', reference));

    expect(alert.to).toEqual([expect.objectContaining({ address: expected.inbox })]);
    expect((alert.cc ?? []).map(({ address }) => address)).toEqual(expected.copy ? [expected.copy] : []);
    expect(alert.replyTo).toEqual([expected.sender]);
    expect(acknowledgement.replyTo).toEqual([expect.objectContaining({ address: expected.inbox })]);
    expect(alert.subject).toBe(expected.subjects.alert.replace('#', reference));

    expect(due.getTime() - arrived.getTime()).toBe(24 * 3_600_000);
    expect(acknowledgement.text).toContain(`Expect us by ${answerMoment(due)} (India time).`);
    expect(alert.text).toContain(`Answer by ${formatMoment(due)} (India time).`);

    for (const sentence of [
      ...expected.says,
      'What happens next',
      'Please give your reference when you call, or reply to this mail: the reply goes to the team that answers you.',
      'If you did not send this, somebody typed your address by mistake: you need not do anything.',
      'Tivoli, 1, Chhatarpur, New Delhi 110074',
    ])
      expect(acknowledgement.text?.split('\n')).toContain(sentence);
    expect(acknowledgement.text).toContain(`Your reference: ${reference}`);
    expect(alert.text).toContain(`Reference: ${reference}`);
    for (const label of ['Name', 'Phone', 'Email']) expect(visible(alert.html)).toContain(`${label}|`);

    for (const kind of ['acknowledgement', 'alert'] as const) {
      const mail = { acknowledgement, alert }[kind];
      for (const fact of [reference, ...expected.facts[kind]]) {
        expect(mail.text).toContain(fact.replace('|', ': '));
        expect(visible(mail.html)).toContain(fact);
      }
    }
  });
});

test('what a visitor wrote stays text in both forms of a mail, quotes and apostrophes too', async () => {
  const words = `<b onclick="steal('now')">free</b> & "more"`;
  const { alert, acknowledgement } = await mailsAbout(
    'venue_bookings',
    await open().enquiries.submit(anEnquiry({ name: words, special_requirements: words })),
  );
  const escaped = '&lt;b onclick=&quot;steal(&#39;now&#39;)&quot;&gt;free&lt;/b&gt; &amp; &quot;more&quot;';
  expect(alert.text).toContain(words);
  expect(alert.html).not.toContain('<b onclick');
  expect(alert.html?.split(escaped), 'the name and the wish').toHaveLength(3);
  const { text, html } = acknowledgement;
  expect(`${text}${html}`, 'a name that is none is not sent on to whoever owns the address').not.toContain('steal');
});
