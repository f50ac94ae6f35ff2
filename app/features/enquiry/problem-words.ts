import type { FormReply } from '#app/features/forms/form-reply.ts';
import { problemMessage } from '#app/features/forms/problem-message.ts';
import type { Variant } from '#domain/enquiry.ts';

/** Part 1, sections 4 and 8: each variant speaks of a failure in its own words. */
const titles: Record<Variant, string> = { home: 'Submission Error', enquiry: 'Submission Failed' };
const unexpected: Record<Variant, string> = {
  home: 'Failed to submit booking. Please try again.',
  enquiry: 'An unexpected error occurred',
};

/** What stands on top of a form that is shown again. */
export function problemWords(problem: FormReply, variant: Variant): { title: string; message: string | undefined } {
  const title = problem.kind === 'invalid' ? problem.summary : titles[variant];
  return { title, message: problemMessage(problem, unexpected[variant]) };
}
