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
  ['x'.repeat(40), `Namaste ${'x'.repeat(40)},`],
  ['x'.repeat(41), 'Namaste,'],
  ['Asha & Ravi', 'Namaste Asha & Ravi,'],
  ['Mr. & Mrs. Sharma', 'Namaste Mr. & Mrs. Sharma,'],
  ['Dr. Smt. Asha Devi-Rao', 'Namaste Dr. Smt. Asha Devi-Rao,'],
  ['& Ravi', 'Namaste,'],
  ['Asha&Ravi', 'Namaste Asha&Ravi,'],
  ['Asha& Ravi', 'Namaste Asha& Ravi,'],
  ['Asha&', 'Namaste,'],
  ['Call&Visit', 'Namaste,'],
  ['Nine eight one zero', 'Namaste,'],
  ['Evil dot com', 'Namaste,'],
  ['You won a prize', 'Namaste,'],
  ['Asha Call Ravi', 'Namaste,'],
  ['A b c d e f g', 'Namaste,'],
  ['O. Sample K.', 'Namaste O. Sample K.,'],
  ['Sample.Meera', 'Namaste,'],
  ['-Meera', 'Namaste,'],
  ['Meera!', 'Namaste,'],
  ['!Meera', 'Namaste,'],
  ['', 'Namaste,'],
])('a name that is a message is not sent on: %s is greeted with "%s"', (name, words) => {
  expect(salutation(name)).toBe(words);
});

test.each([
  ['मीरा शर्मा', 'नमस्ते मीरा शर्मा जी,'],
  ['Meera Sample', 'नमस्ते Meera Sample जी,'],
  ['Call 1900 now', 'नमस्ते,'],
  ['नौ आठ एक शून्य', 'नमस्ते,'],
  ['आशा & रवि', 'नमस्ते आशा & रवि जी,'],
  ['मीरा डॉट कॉम', 'नमस्ते,'],
])('in Hindi %s is greeted with "%s"', (name, words) => {
  expect(salutation(name, mailWords.hi.texts)).toBe(words);
});
