import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isTouched, removeDraft, restoreDraft, saveDraft, valuesOf } from './draft.ts';
import type { FormAnswer, FormErrors, FormReply, FormValues, StoredAnswer } from './form-types.ts';
import { firstPage } from './landing-page.ts';
import { postForm } from './post-form.ts';

/** Milliseconds after success when the form clears itself. */
const resetAfter = 3_000;

/** Checks a form by its rules; undefined if nothing is wrong. */
export type FormCheck = (
  values: FormValues,
  form: FormData,
  element: HTMLFormElement,
) => { summary: string; errors: FormErrors } | undefined;

export type PostForm = (address: string, form: FormData) => Promise<FormAnswer>;

interface Options {
  /** The address that the script posts to and that answers with data; also the name of the draft in this tab. */
  sendTo: string;
  /** The answer to a post that was sent before the script ran. */
  reply: FormReply | undefined;
  /** Loads the rules when the form is first touched. */
  loadCheck: () => Promise<FormCheck>;
  /** Sends the form in another way than `postForm`. */
  post?: PostForm | undefined;
  /** Called with the values of the fields whenever they change. */
  onValues?: (values: FormValues) => void;
  /** Whether a sent form `clears` its fields after a while, or `stays`; otherwise the confirmation's page is opened. */
  sent?: 'clears' | 'stays';
}

/** The state of a form, and the handlers of its elements. */
export type RunningForm = ReturnType<typeof useForm>;

/** Sending waits so many milliseconds for the rules to load. */
const checkLimitMs = 1_500;

/** Runs a form once its script is there; without the script the form is a plain post. */
export function useForm({ sendTo, reply, loadCheck, post = postForm, onValues, sent: whenSent }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const focus = useRef<HTMLDivElement>(null);
  const check = useRef<FormCheck>(undefined);
  const isBusy = useRef(false);
  /** Milliseconds since the page was opened. */
  const touchedAt = useRef<number>(undefined);
  const [submissionId, setSubmissionId] = useState(reply?.values?.submission_id ?? '');
  const [campaign, setCampaign] = useState('');
  const [stage, setStage] = useState<'idle' | 'submitting' | 'sent'>('idle');
  const [sent, setSent] = useState<StoredAnswer>();
  /** The reply that came with the page: the HTML has set the focus already, and the visitor may have moved on. */
  const [sentWithPage] = useState(reply);
  const [problem, setProblem] = useState(reply);
  const [errors, setErrors] = useState(errorsOf(reply));
  /** Counts how often the fields were emptied. */
  const [generation, setGeneration] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the form over
  useEffect(() => {
    setSubmissionId((before) => before || newSubmissionId());
    setCampaign(firstPage());
    if (form.current) {
      // Text that was typed before the script ran is newer than the draft and becomes part of it.
      const isTyped = isTouched(form.current);
      restoreDraft(sendTo, form.current);
      if (isTyped) saveDraft(sendTo, form.current);
      // Nobody knows when the visitor began; counting from the opening of the page does not make them look like a
      // program.
      if (isTyped || form.current.contains(document.activeElement)) {
        touchedAt.current = 0;
        touch();
      }
      onValues?.(valuesOf(form.current));
    }
    // A page that the browser restores after "Back" is still in the state of sending.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setStage('idle');
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  useEffect(() => {
    if ((problem && problem !== sentWithPage) || sent) focus.current?.focus();
  }, [problem, sentWithPage, sent]);

  // Whoever reads that they are offline may be back already: this listens as soon as they can read it.
  useLayoutEffect(() => {
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

  /** Loads the checks; if that fails, the server checks alone. */
  async function touch() {
    touchedAt.current ??= performance.now();
    check.current ??= await loadCheck().catch(() => undefined);
  }

  /** Empties the form and begins a new submission. */
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
    /** The confirmation, which stays until it is dismissed, also when the form is empty again. */
    sent,
    dismissSent: () => setSent(undefined),
    startAnew() {
      setSent(undefined);
      empty();
    },
    /** The errors, which stay until every field with an error is right again. */
    problem: hasErrors(problem) && Object.keys(errors).length === 0 ? undefined : problem,
    errors,
    generation,
    touch,
    /** Fills fields that were added since with what the draft holds for them. */
    restore() {
      if (form.current) restoreDraft(sendTo, form.current);
    },
    /** Stores the draft, and removes the errors of fields that are right again. */
    change() {
      if (!form.current) return;
      const values = valuesOf(form.current);
      saveDraft(sendTo, form.current);
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
      // A visitor who is quicker than the checks waits for them, but not for long, because the server checks as well.
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
      removeDraft(sendTo);
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

/**
 * Makes an id for one filling of the form. Pages are cached and shared between visitors, so each browser makes its
 * own. `randomUUID` exists on secure pages only, and a site may be tried out over plain HTTP.
 */
function newSubmissionId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
