import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dropDraft, isTouched, keepDraft, restoreDraft, valuesOf } from './draft.ts';
import type { FormAnswer, FormErrors, FormReply, FormValues, StoredAnswer } from './form-types.ts';
import { firstPage } from './landing-page.ts';
import { postForm } from './post-form.ts';
import { newSubmissionId } from './submission-id.ts';

/** Milliseconds after success when the form clears itself. */
const resetAfter = 3_000;

/** What a form's fields say, read by its rules; undefined where nothing is wrong. */
export type FormCheck = (
  values: FormValues,
  form: FormData,
  element: HTMLFormElement,
) => { summary: string; errors: FormErrors } | undefined;

export type PostForm = (address: string, form: FormData) => Promise<FormAnswer>;

interface Facts {
  /** Where the script posts to, answered as data; also the name of what is kept of the form in the tab. */
  sendTo: string;
  /** What became of the form before its script ran. */
  reply: FormReply | undefined;
  /** Loads the rules when the form is first touched. */
  loadCheck: () => Promise<FormCheck>;
  /** Sends it in another way than `postForm` does. */
  post?: PostForm | undefined;
  /** Told what the fields hold whenever that changes. */
  onValues?: (values: FormValues) => void;
  /** Where the form itself says that it was sent: `clears` by itself after a while, or `stays` so. Else a page does. */
  sent?: 'clears' | 'stays';
}

/** A form's state, and what its elements call. */
export type RunningForm = ReturnType<typeof useForm>;

const checkLimitMs = 1_500;

/** How a form behaves once its script runs; without it, it is a plain post. */
export function useForm({ sendTo, reply, loadCheck, post = postForm, onValues, sent: whenSent }: Facts) {
  const form = useRef<HTMLFormElement>(null);
  const focus = useRef<HTMLDivElement>(null);
  const check = useRef<FormCheck>(undefined);
  const isBusy = useRef(false);
  /** In milliseconds of the page's life. */
  const touchedAt = useRef<number>(undefined);
  const [submissionId, setSubmissionId] = useState(reply?.values?.submission_id ?? '');
  const [campaign, setCampaign] = useState('');
  const [stage, setStage] = useState<'idle' | 'submitting' | 'sent'>('idle');
  const [sent, setSent] = useState<StoredAnswer>();
  /** The page came with it, and its HTML has given it the focus: that is the visitor's by now. */
  const [sentWithPage] = useState(reply);
  const [problem, setProblem] = useState(reply);
  const [errors, setErrors] = useState(errorsOf(reply));
  /** How often the fields were emptied. */
  const [generation, setGeneration] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the form over
  useEffect(() => {
    setSubmissionId((before) => before || newSubmissionId());
    setCampaign(firstPage());
    if (form.current) {
      // What was typed before the script ran is kept from here on, and is newer than the draft.
      const isTyped = isTouched(form.current);
      restoreDraft(sendTo, form.current);
      if (isTyped) keepDraft(sendTo, form.current);
      // Nobody knows since when the visitor has been at it, but not since the press on "Send".
      if (isTyped || form.current.contains(document.activeElement)) {
        touchedAt.current = 0;
        touch();
      }
      onValues?.(valuesOf(form.current));
    }
    // Whoever comes back from the confirmation finds the page as it was left: sending.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setStage('idle');
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  useEffect(() => {
    if ((problem && problem !== sentWithPage) || sent) focus.current?.focus();
  }, [problem, sentWithPage, sent]);

  useEffect(() => {
    if (problem?.kind !== 'unreachable') return;
    const sendAgain = () => form.current?.requestSubmit();
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [problem]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each success
  useEffect(() => {
    if (stage !== 'sent' || whenSent !== 'clears') return;
    const timer = setTimeout(empty, resetAfter);
    return () => clearTimeout(timer);
  }, [stage]);

  function show(reply: FormReply | undefined) {
    setProblem(reply);
    setErrors(errorsOf(reply));
  }

  /** Loads the checks; where they cannot be had, the server has them too. */
  async function touch() {
    touchedAt.current ??= performance.now();
    check.current ??= await loadCheck().catch(() => undefined);
  }

  /** The form as nobody had touched it. */
  function empty() {
    setGeneration((before) => before + 1);
    setSubmissionId(newSubmissionId());
    setStage('idle');
    touchedAt.current = undefined;
    onValues?.({});
  }

  return {
    form,
    focus,
    submissionId,
    campaign,
    isSubmitting: stage === 'submitting',
    isSent: stage === 'sent',
    /** Stays until it is dismissed, also when the form is empty again. */
    sent,
    dismissSent: () => setSent(undefined),
    startAnew() {
      setSent(undefined);
      empty();
    },
    /** Gone once all that was wrong is right again. */
    problem: hasErrors(problem) && Object.keys(errors).length === 0 ? undefined : problem,
    errors,
    generation,
    touch,
    /** Fills in what was typed before into fields that have come since. */
    restore() {
      if (form.current) restoreDraft(sendTo, form.current);
    },
    /** Keeps what is typed; a field that is right again loses its error. */
    change() {
      if (!form.current) return;
      const values = valuesOf(form.current);
      keepDraft(sendTo, form.current);
      onValues?.(values);
      if (!check.current || Object.keys(errors).length === 0) return;
      const found = check.current(values, new FormData(form.current), form.current)?.errors ?? {};
      setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => field in errors)));
    },
    async send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (stage !== 'idle' || isBusy.current) return;
      const element = event.currentTarget;
      isBusy.current = true;
      // Whoever is quicker than the checks waits for them, but not for long: the server has them too.
      await Promise.race([touch(), new Promise((resolve) => setTimeout(resolve, checkLimitMs))]);
      isBusy.current = false;
      const found = check.current?.(valuesOf(element), new FormData(element), element);
      if (found) {
        show({ kind: 'invalid', ...found });
        return;
      }
      setStage('submitting');
      setSent(undefined);
      show(undefined);
      const body = new FormData(element);
      const tookMs = performance.now() - (touchedAt.current ?? 0);
      body.set('took_ms', String(Math.round(tookMs)));
      const answer = await post(sendTo, body);
      if (answer.kind !== 'stored') {
        setStage('idle');
        show(answer);
        return;
      }
      dropDraft(sendTo);
      if (!whenSent) {
        location.assign(answer.location);
        return;
      }
      setSent(answer);
      setStage('sent');
    },
  };
}

function errorsOf(reply: FormReply | undefined): FormErrors {
  return reply?.errors ?? {};
}

function hasErrors(reply: FormReply | undefined): boolean {
  return Object.keys(errorsOf(reply)).length > 0;
}
