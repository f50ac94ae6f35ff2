import type { Accepted } from '#app/forms/rules/form-rules.ts';
import {
  choiceRule,
  type PhoneNumber,
  type Reading,
  readEmail,
  readName,
  textRule,
} from '#app/forms/rules/form-rules.ts';
import { applicationLimits as limits } from './application-limits.ts';

export const applicationRequired = ['name', 'phone', 'email', 'position', 'address', 'motivation', 'cv'] as const;

interface Context {
  positions: readonly string[];
  readPhone: (text: string) => Reading<PhoneNumber>;
}

export type CareerApplication = Accepted<ReturnType<typeof applicationRules>>;

/** The rules of an application's texts; the CV has its own below. */
export function applicationRules({ positions, readPhone }: Context) {
  return {
    name: readName,
    phone: readPhone,
    email: readEmail,
    position: choiceRule(positions, {
      missing: 'Choose a position',
      unknown: 'Choose a position from the list',
    }),
    address: textRule(limits.address, {
      missing: 'Enter your address',
      tooLong: `Shorten the address to ${limits.address} characters or fewer`,
    }),
    motivation: textRule(limits.motivation, {
      missing: 'Tell us why you want to join Tivoli',
      tooLong: `Shorten the answer to ${limits.motivation} characters or fewer`,
    }),
    cover_letter: textRule(limits.coverLetter, {
      tooLong: `Shorten the cover letter to ${limits.coverLetter} characters or fewer`,
    }),
  };
}

export const cvMessages = {
  missing: 'Choose your CV as a file',
  empty: 'This file is empty: choose another one',
  tooLarge: 'This file is larger than 5 MB: choose a smaller one',
  wrongType: 'Choose a PDF or Word file (.pdf, .doc or .docx) without macros',
  damaged: 'This file is damaged or not complete: save it again as a PDF and choose that',
  active: 'This file contains a program or another file: save it again as a plain PDF and choose that',
  locked: 'This file is protected by a password, if only against changes: choose one without',
  misnamed: 'The end of the file’s name does not say what the file is: name a PDF .pdf, a Word file .doc or .docx',
  noRoom:
    'We cannot accept files at the moment: try again later, or send your CV by e-mail to the address on this page',
  manyFiles:
    'Many files came from your network today: try tomorrow, or send your CV by e-mail to the address on this page',
  manyAtOnce: 'Many files are being sent from your network at the moment: try again in a minute',
  manyLarge: 'Several large files came from your network: choose one smaller than 1 MB, or try again in an hour',
  again: 'Choose your CV again: a browser does not keep a file',
} as const;

/** Says what is wrong with the chosen file as far as the browser can tell; the server checks its content. */
export function cvProblem(file: { name: string; size: number } | undefined): string | undefined {
  if (!file?.name) return cvMessages.missing;
  if (file.size === 0) return cvMessages.empty;
  if (file.size > limits.cvBytes) return cvMessages.tooLarge;
  const isAccepted = limits.cvTypes.some((ending) => file.name.toLowerCase().endsWith(ending));
  return isAccepted ? undefined : cvMessages.wrongType;
}
