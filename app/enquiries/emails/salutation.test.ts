import { expect, test } from 'vitest';
import { salutation } from './acknowledgement-and-alert.server.ts';
import { mailWords } from './mail-words.by-language.ts';

test.each([
  ['Meera Sample', 'Namaste Meera Sample,'],
  ['Zoë D. O’Neill-Śarma', 'Namaste Zoë D. O’Neill-Śarma,'],
  ['मीरा शर्मा', 'Namaste मीरा शर्मा,'],
  ['win.example.com', 'Namaste,'],
  ['http://evil', 'Namaste,'],
  ['Call 1900 now', 'Namaste,'],
  ['x'.repeat(60), `Namaste ${'x'.repeat(60)},`],
  ['x'.repeat(61), 'Namaste,'],
  ['O. Sample K.', 'Namaste O. Sample K.,'],
  ['Sample.Meera', 'Namaste,'],
  ['-Meera', 'Namaste,'],
  ['Meera!', 'Namaste,'],
  ['!Meera', 'Namaste,'],
  ['', 'Namaste,'],
])('%s is greeted with "%s"', (name, words) => {
  expect(salutation(name)).toBe(words);
});

test.each([
  ['मीरा शर्मा', 'नमस्ते मीरा शर्मा जी,'],
  ['Meera Sample', 'नमस्ते Meera Sample जी,'],
  ['Call 1900 now', 'नमस्ते,'],
])('in Hindi %s is greeted with "%s"', (name, words) => {
  expect(salutation(name, mailWords.hi.texts)).toBe(words);
});
