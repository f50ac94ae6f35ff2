import { longestNote } from '#app/desk/enquiry/note-form.tsx';
import { readSlug } from '#app/desk/frame/read-property.ts';
import { momentInIndia } from '#app/diary/function-times.ts';
import { readForm, textRule } from '#app/forms/form-rules.ts';
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

const fields = ['words', 'interview_on', 'interview_at', 'property'];

const mailRules = { words: textRule(longestNote, 'Write the mail, or go on without one') };
const interviewRules = (today: Day) => ({
  interview_on: (text: string) =>
    readDay(
      text,
      { from: today, to: addYears(today, 1), early: 'Choose a day from today on' },
      'Choose the day of the interview',
    ),
  interview_at: (text: string) => readTime(text, 'Choose the hour of the interview'),
});

/** Reads what is decided: to reject somebody, or to invite them to an interview, each with a mail or without one. */
export function readDecision(form: FormData, today: Day): Decision | WrongDecision {
  const typed = Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]));
  const isInvitation = form.get('to') === 'shortlisted';
  const mail = form.get('change') === 'decide' ? readForm(mailRules, typed) : { accepted: {} };
  const interview = isInvitation ? readForm(interviewRules(today), typed) : { accepted: null };
  if ('errors' in mail || 'errors' in interview) {
    const errors = { ...('errors' in interview && interview.errors), ...('errors' in mail && mail.errors) };
    return { isInvitation, problem: Object.values(errors).join('. '), typed };
  }
  if (!interview.accepted) return { to: 'rejected', ...mail.accepted };
  const { interview_on: day, interview_at: time } = interview.accepted;
  const property = readSlug(typed.property ?? '') || null;
  return { to: 'shortlisted', ...mail.accepted, interview: { at: momentInIndia(day, time), property } };
}
