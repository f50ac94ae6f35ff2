import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/dates.ts';
import type { EnquiryValues, EnquiryVenue, FieldErrors, Variant } from '#domain/enquiry.ts';
import type { FormReply } from './form-reply.ts';
import { postEnquiry } from './post-enquiry.ts';
import { newSubmissionId } from './submission-id.ts';

interface Facts {
  variant: Variant;
  venues: EnquiryVenue[];
  today: Day;
  /** What became of the form before its script ran. */
  reply: FormReply | undefined;
}

type Checks = typeof import('#domain/enquiry-check.ts');

/** How a form behaves once its script runs; without it, it is a plain post. */
export function useEnquiryForm({ variant, venues, today, reply }: Facts) {
  const form = useRef<HTMLFormElement>(null);
  const focus = useRef<HTMLDivElement>(null);
  const checks = useRef<Checks>(undefined);
  const [submissionId, setSubmissionId] = useState(reply?.values?.submission_id ?? '');
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [problem, setProblem] = useState(reply);
  const [errors, setErrors] = useState(errorsOf(reply));

  useEffect(() => {
    setSubmissionId((before) => before || newSubmissionId());
    // Whoever comes back from the confirmation finds the page as it was left: sending.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setIsSubmitting(false);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  useEffect(() => {
    if (problem) focus.current?.focus();
  }, [problem]);

  function show(reply: FormReply | undefined) {
    setProblem(reply);
    setErrors(errorsOf(reply));
  }

  function check(values: EnquiryValues): FieldErrors {
    const slugs = new Set(venues.map(({ slug }) => slug));
    return checks.current?.checkEnquiry(values, { variant, today, venues: slugs }) ?? {};
  }

  return {
    form,
    focus,
    submissionId,
    isSubmitting,
    problem,
    errors,
    /** Loads the checks; where they cannot be had, the server has them too. */
    async touch() {
      checks.current ??= await import('#domain/enquiry-check.ts').catch(() => undefined);
    },
    /** A field that is right again loses its error while the visitor types. */
    recheck() {
      if (!checks.current || !form.current || Object.keys(errors).length === 0) return;
      const found = check(valuesOf(form.current));
      setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => field in errors)));
    },
    async send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSubmitting) return;
      const values = valuesOf(event.currentTarget);
      const found = check(values);
      if (checks.current && Object.keys(found).length > 0) {
        show({ kind: 'invalid', summary: checks.current.summariseErrors(values, found, variant), errors: found });
        return;
      }
      setIsSubmitting(true);
      show(undefined);
      const answer = await postEnquiry(new FormData(event.currentTarget));
      if (answer.kind === 'stored') {
        location.assign(answer.location);
        return;
      }
      setIsSubmitting(false);
      show(answer);
    },
  };
}

function errorsOf(reply: FormReply | undefined): FieldErrors {
  return reply?.kind === 'invalid' ? reply.errors : {};
}

function valuesOf(form: HTMLFormElement): EnquiryValues {
  return Object.fromEntries(new FormData(form)) as EnquiryValues;
}
