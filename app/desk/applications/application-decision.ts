import { longestNote } from '#app/desk/enquiry/note-form.tsx';
import { readSlug } from '#app/desk/frame/read-property.ts';
import { momentInIndia } from '#app/diary/function-times.ts';
import { errorsOf, readForm, textRule } from '#app/forms/form-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { readDay, readTime } from '#app/forms/typed-values.ts';
import { addYears, type Day } from '#app/language/dates.ts';

/** A mail that tells an applicant what was decided, for whoever decides to read it over. */
export interface PreparedMail {
  subject: string;
  words: string;
}

/** What was typed of a decision that cannot be right, and the sentence about it. */
export interface WrongDecision {
  isInvitation: boolean;
  problem: string;
  typed: FormValues;
}

/** The status that an application gets, the mail about it, and the interview of those who are invited. */
interface Decision {
  to: string;
  words?: string;
  interview?: { at: Date; property: string | null };
}

/** Reads what is decided: to reject somebody, or to invite them to an interview, each with a mail or without one. */
export function readDecision(form: FormData, today: Day): Decision | WrongDecision {
  const names = ['words', 'interview_on', 'interview_at', 'property'];
  const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
  const isInvitation = form.get('to') === 'shortlisted';
  const days = { from: today, to: addYears(today, 1), early: 'Choose a day from today on' };
  const mail = readForm(form.get('change') === 'decide' ? mailRules : {}, typed);
  const interview = readForm(
    {
      on: () => readDay(typed.interview_on ?? '', days, 'Choose the day of the interview'),
      at: () => readTime(typed.interview_at ?? '', 'Choose the hour of the interview'),
    },
    typed,
  );
  const errors = errorsOf(mail, ...(isInvitation ? [interview] : []));
  if ('errors' in mail || Object.keys(errors).length > 0)
    return { isInvitation, problem: Object.values(errors).join('. '), typed };
  if (!isInvitation || 'errors' in interview) return { to: 'rejected', ...mail.accepted };
  const at = momentInIndia(interview.accepted.on, interview.accepted.at);
  return { to: 'shortlisted', ...mail.accepted, interview: { at, property: readSlug(typed.property ?? '') || null } };
}

const mailRules = { words: textRule(longestNote, 'Write the mail, or go on without one') };
