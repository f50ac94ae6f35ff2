import {
  type Accepted,
  choiceRule,
  type PhoneNumber,
  type Reading,
  readEmail,
  readForm,
  readName,
  readPhoneLoosely,
  summariseForm,
  textRule,
} from '#app/forms/form-rules.ts';
import type { FormErrors } from '#app/forms/form-types.ts';
import type { FormCheck } from '#app/forms/use-form.ts';
import { careerPositions } from '#content/career-positions.ts';
import { applicationLimits as limits } from './application-limits.ts';
import { cvMessagesTexts as cvMessages, applicationRulesTexts as texts } from './texts.ts';

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
    position: choiceRule(positions, { missing: texts.positionMissing, unknown: texts.positionUnknown }),
    /** A slug; one of no hotel is left out when it is stored. */
    property: textRule(100),
    address: textRule(limits.address, texts.addressMissing),
    motivation: textRule(limits.motivation, texts.motivationMissing),
    cover_letter: textRule(limits.coverLetter),
  };
}

/** Says what is wrong with the chosen file as far as the browser can tell; the server checks its content. */
export function cvProblem(file: { name: string; size: number } | undefined): string | undefined {
  if (!file?.name) return cvMessages.missing;
  if (file.size === 0) return cvMessages.empty;
  if (file.size > limits.cvBytes) return cvMessages.tooLarge;
  const ending = /\.[^.]*$/.exec(file.name.toLowerCase().replace(/[.\s]{1,255}$/, ''))?.[0];
  return !ending || limits.cvTypes.some((accepted) => accepted === ending) ? undefined : cvMessages.wrongType;
}

/** The browser's check of an application, loaded when its form is first touched. */
export const checkApplication: FormCheck = (values, form) => {
  const reading = readForm(applicationRules({ positions: careerPositions, readPhone: readPhoneLoosely }), values);
  const errors: FormErrors = 'errors' in reading ? reading.errors : {};
  const chosen = form.get('cv');
  const cv = chosen instanceof File ? chosen : undefined;
  const problem = cvProblem(cv);
  if (problem) errors.cv = problem;
  if (Object.keys(errors).length === 0) return undefined;
  return { errors, summary: summariseForm({ ...values, cv: cv?.name ?? '' }, errors, applicationRequired) };
};
