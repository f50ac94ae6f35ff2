import { readForm, readPhoneLoosely as readPhone, summariseForm } from '#app/forms/form-rules.ts';
import type { FormErrors } from '#app/forms/form-types.ts';
import type { FormCheck } from '#app/forms/use-form.ts';
import { careerPositions } from '#content/career-positions.ts';
import { applicationRequired, applicationRules, cvProblem } from './application-rules.ts';

/** The browser's check of an application, loaded when its form is first touched. */
export const checkApplication: FormCheck = (values, form) => {
  const reading = readForm(applicationRules({ positions: careerPositions, readPhone }), values);
  const errors: FormErrors = 'errors' in reading ? reading.errors : {};
  const chosen = form.get('cv');
  const cv = chosen instanceof File ? chosen : undefined;
  const problem = cvProblem(cv);
  if (problem) errors.cv = problem;
  if (Object.keys(errors).length === 0) return undefined;
  return { errors, summary: summariseForm({ ...values, cv: cv?.name ?? '' }, errors, applicationRequired) };
};
