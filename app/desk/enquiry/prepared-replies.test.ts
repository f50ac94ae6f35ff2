import { expect, test } from 'vitest';
import { preparedApplicationWords, preparedGreeting, preparedReplies, preparedWords } from './prepared-replies.ts';

const enquiry = {
  reference: 'TV-7K3M9Q',
  name: 'Meera Sample',
  phone: '+919810000000',
  email: 'meera@example.com',
  eventType: 'wedding',
  eventDate: '2027-02-14',
  dayExactness: 'day' as const,
  checkoutDate: null,
};
const by = { property: 'The Tivoli', author: 'Asha' };

test('an answer begins in English as before', () => {
  expect(preparedWords(enquiry, by, 'en')).toBe(
    'Dear Meera Sample,\n\nthank you for asking us about your wedding on 14 February 2027 at The Tivoli (reference TV-7K3M9Q). I am Asha from Tivoli and look after it from here. When may I call you?\n\n',
  );
});

test.each([
  [{}, '14 फ़रवरी 2027 को The Tivoli में शादी के बारे में हमसे पूछने के लिए धन्यवाद (रेफ़रेंस नंबर TV-7K3M9Q)।'],
  [{ eventType: 'other', eventDate: null }, 'The Tivoli में आयोजन के बारे में हमसे पूछने के लिए धन्यवाद'],
  [{ eventType: null, checkoutDate: '2027-02-16' }, '14 फ़रवरी 2027 को The Tivoli में ठहरने के बारे में हमसे पूछने के लिए धन्यवाद'],
  [{ eventType: null, eventDate: null }, 'The Tivoli में हमसे पूछने के लिए धन्यवाद'],
  [{ dayExactness: 'month' as const }, '(फ़रवरी 2027, दिन अभी तय नहीं) The Tivoli में शादी के बारे में हमसे पूछने के लिए धन्यवाद'],
])('an answer begins in Hindi: %j', (change, words) => {
  const answer = preparedWords({ ...enquiry, ...change }, by, 'hi');
  expect(answer).toMatch(/^नमस्ते Meera Sample जी,\n\n/);
  expect(answer).toContain(words);
  expect(answer).toMatch(/मैं Tivoli से Asha हूँ। .+\n\n$/);
});

test('an applicant is thanked in their language, under the name of the position in it', () => {
  const application = { reference: 'TV-7K3M9Q', name: 'Asha Sample', position: 'Chef' };
  expect(preparedApplicationWords(application, 'Ravi', 'hi')).toContain('शेफ़ के पद पर आवेदन के लिए धन्यवाद');
  expect(preparedApplicationWords(application, 'Ravi', 'en')).toBe(
    'Dear Asha Sample,\n\nthank you for your application as Chef (reference TV-7K3M9Q). I am Ravi from Tivoli. ',
  );
});

test('the visitor’s language comes first in WhatsApp and mail, and the other one is at hand', () => {
  const words = (language: 'en' | 'hi') => (language === 'hi' ? 'नमस्ते' : 'Hello');
  const { ways, other } = preparedReplies({ ...enquiry, language: 'hi' }, words);
  expect(ways).toEqual({
    call: 'tel:+919810000000',
    whatsapp: `https://wa.me/919810000000?text=${encodeURIComponent('नमस्ते')}`,
    mail: `mailto:meera%40example.com?subject=${encodeURIComponent('Tivoli: आपकी पूछताछ TV-7K3M9Q')}&body=${encodeURIComponent('नमस्ते')}`,
  });
  expect(other.language).toBe('English');
  expect(other.ways.whatsapp).toMatch(/text=Hello$/);
  expect(other.ways.mail).toContain(encodeURIComponent('Tivoli: your enquiry TV-7K3M9Q'));
  const inEnglish = preparedReplies({ ...enquiry, language: 'en', phone: null }, words);
  expect(inEnglish.ways).toEqual({ mail: expect.stringMatching(/body=Hello$/) });
  expect(inEnglish.other.language).toBe('Hindi');
});

test('a row of the inbox greets in the visitor’s language', () => {
  expect(preparedGreeting({ name: 'Meera', language: 'hi' })).toBe('नमस्ते Meera जी,\n\n');
  expect(preparedGreeting({ name: 'Meera', language: 'en' })).toBe('Dear Meera,\n\n');
});
