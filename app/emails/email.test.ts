import { describe, expect, test } from 'vitest';
import type { EmailContent } from '#app/emails/email-layout.server.ts';
import { emailText } from '#app/emails/email-layout.server.ts';
import { emailHtml } from './email-layout.server.ts';

const full: EmailContent = {
  language: 'en',
  subject: 'Tivoli: we have your <enquiry>',
  opening: ['Namaste Meera Sample,', 'Thank you.'],
  facts: [
    ['Guests', '450'],
    ['Phone', '+919810000000'],
    ['E-mail', 'meera@example.com'],
    ['Remark', 'call +919810000000'],
  ],
  words: ['May we bring\na "white" horse?'],
  steps: { heading: 'What happens next', items: ['We call.', 'You visit.'] },
  closing: ['Expect us soon.', 'Tivoli'],
  call: { label: 'Call the hotel', phone: '+91 11 5550 0110' },
  picture: { alt: 'The "palace"', bytes: Buffer.from('a JPEG'), width: 600, height: 400 },
};
const short: EmailContent = { language: 'en', subject: 'Over', opening: ['It is over.'], facts: [], closing: [] };

describe('the text of a letter', () => {
  test('has all its parts, one after another', () => {
    expect(emailText(full)).toBe(`Namaste Meera Sample,

Thank you.

Guests: 450
Phone: +919810000000
E-mail: meera@example.com
Remark: call +919810000000

May we bring
a "white" horse?

What happens next
1. We call.
2. You visit.

Call the hotel: +91 11 5550 0110

Expect us soon.

Tivoli
`);
  });

  test('has no gaps where parts are absent', () => {
    expect(emailText(short)).toBe('It is over.\n');
  });
});

describe('the HTML of a letter', () => {
  const html = emailHtml(full);
  const bare = emailHtml(short);

  test('is a page in our English, named as the mail, for day and night', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN">/);
    expect(html).toContain('<title>Tivoli: we have your &lt;enquiry&gt;</title>');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('>TIVOLI</td>');
  });

  test('has each paragraph by itself', () => {
    expect(html).toMatch(/<p [^>]*>Namaste Meera Sample,<\/p>\n<p [^>]*>Thank you\.<\/p>\n/);
    expect(html).toMatch(/<p style="margin:0 0 16px">May we bring<br>a &quot;white&quot; horse\?<\/p>/);
    expect(html).toMatch(/<p class="quiet"[^>]*>Expect us soon\.<\/p>\n<p class="quiet"[^>]*>Tivoli<\/p>/);
  });

  test('makes a number to call and an address to write to out of what is one, and of nothing else', () => {
    const number =
      '<a href="tel:+919810000000" style="white-space:nowrap"><strong>+919810000000</strong></a></strong></td>';
    expect(html).toContain(number);
    expect(html).toContain('<strong><a href="mailto:meera@example.com">meera@example.com</a></strong></td>');
    expect(html).toContain('<strong>450</strong></td>');
    expect(html).toContain('<strong>call +919810000000</strong></td>');
    expect(html).toContain(
      'Call the hotel: <a href="tel:+911155500110" style="white-space:nowrap"><strong>+91 11 5550 0110</strong></a></p>',
    );
    for (const no of [
      '+12345',
      '+1234567890123456',
      '1+919810000000',
      'two words@example.com',
      'a@b@c',
      '<a@b>',
      'a@b?c',
    ])
      expect(emailHtml({ ...short, facts: [['Value', no]] })).not.toMatch(/<a href/);
    for (const yes of ['+123456', '+123456789012345'])
      expect(emailHtml({ ...short, facts: [['Value', yes]] })).toContain(`<a href="tel:${yes}"`);
  });

  test('has one row for each fact', () => {
    expect(html.match(/<tr><td class="quiet rule"/g)).toHaveLength(4);
    expect(html).toMatch(
      /<td class="quiet rule"[^>]*>Guests<\/td><td class="rule"[^>]*><strong>450<\/strong><\/td><\/tr>\n<tr>/,
    );
  });

  test('lists what happens next under its heading', () => {
    expect(html).toMatch(
      /<h2 [^>]*>What happens next<\/h2><ol [^>]*><li [^>]*>We call\.<\/li><li [^>]*>You visit\.<\/li><\/ol>/,
    );
  });

  test('shows its picture in its size, told in words', () => {
    expect(html).toContain('<img src="cid:picture@tivoli" alt="The &quot;palace&quot;" width="600" height="400"');
  });

  test('has neither table, list, picture nor number where there is none', () => {
    expect(bare).not.toMatch(/<h2|<ol|<img|tel:|rule"|undefined|class="quiet"/);
    expect(bare).toMatch(/>\n<p style="margin:0 0 16px">It is over\.<\/p>\n\n\n\n\n\n<\/td><\/tr>/);
  });
});
