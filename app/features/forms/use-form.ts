import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormErrors, FormValues } from '#domain/form.ts';
import { firstPage } from './first-page.ts';
import type { FormAnswer, FormReply } from './form-reply.ts';
import { postForm } from './post-form.ts';
import { newSubmissionId } from './submission-id.ts';

/** What a form's fields say, read by its rules; undefined where nothing is wrong. */
export type FormCheck = (values: FormValues, form: FormData) => { summary: string; errors: FormErrors } | undefined;

export type PostForm = (address: string, form: FormData) => Promise<FormAnswer>;

interface Facts {
  /** Where the script posts to; answered as data. */
  sendTo: string;
  /** What became of the form before its script ran. */
  reply: FormReply | undefined;
  /** Loads the rules when the form is first touched. */
  loadCheck: () => Promise<FormCheck>;
  /** Sends it in another way than `postForm` does. */
  post?: PostForm | undefined;
}

/** How a form behaves once its script runs; without it, it is a plain post. */
export function useForm({ sendTo, reply, loadCheck, post = postForm }: Facts) {
  const form = useRef<HTMLFormElement>(null);
  const focus = useRef<HTMLDivElement>(null);
  const check = useRef<FormCheck>(undefined);
  const [submissionId, setSubmissionId] = useState(reply?.values?.submission_id ?? '');
  const [campaign, setCampaign] = useState('');
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [problem, setProblem] = useState(reply);
  const [errors, setErrors] = useState(errorsOf(reply));

  useEffect(() => {
    setSubmissionId((before) => before || newSubmissionId());
    setCampaign(firstPage());
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

  return {
    form,
    focus,
    submissionId,
    campaign,
    isSubmitting,
    problem,
    errors,
    /** Loads the checks; where they cannot be had, the server has them too. */
    async touch() {
      check.current ??= await loadCheck().catch(() => undefined);
    },
    /** A field that is right again loses its error while the visitor types. */
    recheck() {
      if (!check.current || !form.current || Object.keys(errors).length === 0) return;
      const found = check.current(...readingOf(form.current))?.errors ?? {};
      setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => field in errors)));
    },
    async send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSubmitting) return;
      const found = check.current?.(...readingOf(event.currentTarget));
      if (found) {
        show({ kind: 'invalid', ...found });
        return;
      }
      setIsSubmitting(true);
      show(undefined);
      const answer = await post(sendTo, new FormData(event.currentTarget));
      if (answer.kind === 'stored') {
        location.assign(answer.location);
        return;
      }
      setIsSubmitting(false);
      show(answer);
    },
  };
}

function errorsOf(reply: FormReply | undefined): FormErrors {
  return reply?.kind === 'invalid' ? reply.errors : {};
}

/** The texts of a form, and the form with its files. */
function readingOf(element: HTMLFormElement): [FormValues, FormData] {
  const form = new FormData(element);
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return [Object.fromEntries(texts), form];
}
