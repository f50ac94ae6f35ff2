import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { retryRules } from '#domain/constants.ts';
import type { Day } from '#domain/dates.ts';
import type { EnquiryValues, EnquiryVenue, FieldErrors, Variant } from '#domain/enquiry.ts';
import type { FormReply } from './form-reply.ts';
import { newSubmissionId } from './submission-id.ts';

interface Facts {
  variant: Variant;
  venues: EnquiryVenue[];
  today: Day;
  /** What became of the form before its script ran. */
  reply: FormReply | undefined;
}

function errorsOf(reply: FormReply | undefined): FieldErrors {
  return reply?.kind === 'invalid' ? reply.errors : {};
}

type Checks = typeof import('#domain/enquiry-check.ts');

/** How a form behaves once its script runs; without it, it is a plain post. */
export function useEnquiryForm({ variant, venues, today, reply }: Facts) {
  const { Form, data: answer, reset, state, submit } = useFetcher<FormReply>();
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef<HTMLInputElement>(null);
  const focus = useRef<HTMLDivElement>(null);
  const checks = useRef<Checks>(undefined);
  const [touched, setTouched] = useState(false);
  const [problem, setProblem] = useState(reply);
  const [errors, setErrors] = useState<FieldErrors>(errorsOf(reply));
  const [retry, setRetry] = useState<'unused' | 'waiting' | 'used'>('unused');

  useEffect(() => {
    if (submissionId.current && !submissionId.current.value) submissionId.current.value = newSubmissionId();
  }, []);

  useEffect(() => {
    if (!answer) return;
    if (answer.kind === 'unreachable') setRetry((before) => (before === 'unused' ? 'waiting' : before));
    setProblem(answer);
    setErrors(errorsOf(answer));
  }, [answer]);

  // Once, by itself (part 1, section 9); safe because the same submission is stored once.
  useEffect(() => {
    if (retry !== 'waiting') return;
    const timer = setTimeout(() => {
      setRetry('used');
      submit(form.current);
    }, retryRules.firstDelay);
    return () => clearTimeout(timer);
  }, [retry, submit]);

  const isSubmitting = state !== 'idle' || retry === 'waiting';
  const shown = isSubmitting ? undefined : problem;
  useEffect(() => {
    if (shown) focus.current?.focus();
  }, [shown]);

  // Whoever comes back from the confirmation finds the page as it was left: sending.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [reset]);

  function check(): FieldErrors {
    if (!checks.current || !form.current) return {};
    const values = Object.fromEntries(new FormData(form.current)) as EnquiryValues;
    return checks.current.checkEnquiry(values, { variant, today, venues: new Set(venues.map(({ slug }) => slug)) });
  }

  return {
    Form,
    form,
    submissionId,
    focus,
    touched,
    isSubmitting,
    problem: shown,
    errors: isSubmitting ? {} : errors,
    touch() {
      if (touched) return;
      setTouched(true);
      // Where the checks cannot be had, the server has them too.
      import('#domain/enquiry-check.ts').then(
        (loaded) => {
          checks.current = loaded;
        },
        () => {},
      );
    },
    /** A field that is right again loses its error while the visitor types. */
    recheck() {
      if (!checks.current || Object.keys(errors).length === 0) return;
      const found = check();
      setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => field in errors)));
    },
    send(event: FormEvent<HTMLFormElement>) {
      if (isSubmitting) {
        event.preventDefault();
        return;
      }
      setRetry('unused');
      const found = check();
      if (!checks.current || Object.keys(found).length === 0) return;
      event.preventDefault();
      const values = Object.fromEntries(new FormData(event.currentTarget)) as EnquiryValues;
      setProblem({ kind: 'invalid', summary: checks.current.summariseErrors(values, found, variant), errors: found });
      setErrors(found);
    },
  };
}
