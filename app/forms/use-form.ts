import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAfterPaint } from '#app/ui/use-after-paint.ts';
import { removeDraft, restoreDraft, saveDraft, valuesOf } from './draft.ts';
import type { FormAnswer, FormErrors, FormReply, FormValues } from './form-types.ts';
import { newSubmissionId, postForm, useResending } from './send-form.ts';
import { placeOf, rememberUnsent, storedCampaign, unsentAt } from './tab-storage.ts';
import { resendTexts } from './texts.ts';

/** Milliseconds after success when the form clears itself, if the confirmation's page is not there before. */
const resetAfter = 3_000;

export type FormCheck = (
  values: FormValues,
  form: FormData,
  element: HTMLFormElement,
) => { summary: string; errors: FormErrors } | undefined;

export type LoadCheck = (form: HTMLFormElement) => Promise<FormCheck>;

export type PostForm = (address: string, form: FormData) => Promise<FormAnswer>;

interface Options {
  /** The prefix of the ids of its fields, which tells it from other forms on its page. */
  id: string;
  /** The script posts to this address, which answers with data. It is also the name of the draft in this tab. */
  sendTo: string;
  reply: FormReply | undefined;
  /** Is called when the form is first touched. */
  loadCheck: LoadCheck;
  /** Sends the form in another way than `postForm`. */
  post?: PostForm | undefined;
  onValues?: (values: FormValues) => void;
}

export type RunningForm = ReturnType<typeof useForm>;

/** The longest time, in milliseconds, that sending waits for the rules to load. */
const checkLimitMs = 1_500;

/** A form is not sent by itself within this time after the last change (milliseconds), because somebody is typing. */
const typingMs = 4_000;

/** Runs a form once its script is there; without the script the form is a plain post. Both lead to the confirmation. */
export function useForm({ id, sendTo, reply, loadCheck, post = postForm, onValues }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const focus = useRef<HTMLDivElement>(null);
  const check = useRef<FormCheck>(undefined);
  const isBusy = useRef(false);
  /** Milliseconds since the page was opened. */
  const firstTouchAt = useRef<number>(undefined);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  /** The names of the fields that the visitor has changed since the form was hydrated or emptied. */
  const changedFields = useRef(new Set<string>());
  /** The errors that only the server finds, of fields that were not changed since. */
  const serverErrors = useRef({ ...errorsOf(reply) });
  const [submissionId, setSubmissionId] = useState(reply?.values?.submission_id ?? '');
  const [campaign, setCampaign] = useState('');
  const [stage, setStage] = useState<'idle' | 'submitting' | 'sent'>('idle');
  /** The problem with which the form opens takes no focus: the HTML has set it, and the visitor may have moved on. */
  const [problemAtStart, setProblemAtStart] = useState(problemOf(reply));
  const [problem, setProblem] = useState(problemAtStart);
  const [errors, setErrors] = useState(errorsOf(reply));
  const [timesEmptied, setTimesEmptied] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the form over
  useEffect(() => {
    const unsent = unsentAt(sendTo, placeOf(id));
    setSubmissionId((before) => unsent ?? (before || newSubmissionId()));
    if (unsent && !reply) {
      firstTouchAt.current = 0;
      const stillUnsent: FormReply = { kind: 'unreachable', message: resendTexts.unreachable };
      setProblemAtStart(stillUnsent);
      setProblem(stillUnsent);
    }
    setCampaign(storedCampaign());
    if (form.current) {
      // What the page repeats is newer than the draft.
      if (reply) removeDraft(sendTo);
      // Text that was typed before the script ran is newer than the draft and becomes part of it.
      const isTyped = restoreDraft(sendTo, form.current, changedFields.current);
      if (isTyped || reply) saveDraft(sendTo, form.current, !!reply);
      // Nobody knows when the visitor began; counting from the opening of the page does not make them look like a
      // program.
      if (isTyped || form.current.contains(document.activeElement)) {
        firstTouchAt.current = 0;
        prepareToSend();
      }
      onValues?.(valuesOf(form.current));
    }
    // A page that the browser restores after "Back" is still in the state of sending. A sent form clears itself.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setStage((before) => (before === 'sent' ? before : 'idle'));
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  useEffect(() => {
    if (problem && problem !== problemAtStart) focus.current?.focus();
  }, [problem, problemAtStart]);

  const saveSoon = useAfterPaint(saveAndRecheck);
  const nextTry = useResending(problem?.kind === 'unreachable', resend);

  async function resend(): Promise<boolean> {
    const element = form.current;
    if (!element || stage !== 'idle' || isBusy.current || performance.now() - changedAt.current < typingMs)
      return false;
    await waitForChecks();
    if (findProblem()) return false;
    const answer = await deliver(element);
    // The message stays as it is, so that a screen reader does not read it again and the focus does not move.
    if (answer.kind === 'unreachable') return false;
    if (answer.kind !== 'stored') show(answer);
    return true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each success
  useEffect(() => {
    if (stage !== 'sent') return;
    const timer = setTimeout(empty, resetAfter);
    // What a browser keeps of the fields for "Back" is what they show when the page is left.
    const leave = () => form.current?.reset();
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [stage]);

  function show(reply: FormReply | undefined) {
    setProblem(problemOf(reply));
    setErrors(errorsOf(reply));
  }

  /** Records when the visitor began, and loads the checks. Without them the server checks alone. */
  async function prepareToSend() {
    firstTouchAt.current ??= performance.now();
    if (form.current) check.current ??= await loadCheck(form.current).catch(() => undefined);
    for (const field of Object.keys(findProblem()?.errors ?? {})) delete serverErrors.current[field];
  }

  function findProblem() {
    return form.current && check.current?.(valuesOf(form.current), new FormData(form.current), form.current);
  }

  /** A visitor who is quicker than the checks waits for them, but not for long, because the server checks as well. */
  async function waitForChecks() {
    isBusy.current = true;
    await Promise.race([prepareToSend(), new Promise((resolve) => setTimeout(resolve, checkLimitMs))]);
    isBusy.current = false;
  }

  /** Posts the form, and opens the confirmation if it was stored. */
  async function deliver(element: HTMLFormElement): Promise<FormAnswer> {
    setStage('submitting');
    const body = new FormData(element);
    const tookMs = performance.now() - (firstTouchAt.current ?? 0);
    body.set('took_ms', String(Math.round(tookMs)));
    const answer = await post(sendTo, body);
    // After a reload the page cannot choose the file again by itself.
    const hasFile = element.querySelector('input[type="file"]') !== null;
    const isSentLater = answer.kind === 'unreachable' && !hasFile;
    rememberUnsent(sendTo, isSentLater ? { place: placeOf(id), submissionId } : undefined);
    if (answer.kind === 'stored') {
      removeDraft(sendTo);
      show(undefined);
      setStage('sent');
      location.assign(answer.location);
      return answer;
    }
    // biome-ignore lint/suspicious/noConsole: failed sends are logged in the browser's console
    if (answer.kind !== 'invalid') console.error(new Error(`${sendTo} was not sent: ${answer.kind}`));
    setStage('idle');
    serverErrors.current = { ...errorsOf(answer) };
    return answer.kind === 'unreachable' ? { ...answer, message: resendTexts.unreachable } : answer;
  }

  /**
   * Stores the draft, and removes the errors of fields that are right again. An error that only the server finds stays
   * until its field is changed.
   */
  function saveAndRecheck() {
    if (!form.current) return;
    const values = valuesOf(form.current);
    saveDraft(sendTo, form.current, !!reply);
    onValues?.(values);
    if (!check.current || Object.keys(errors).length === 0) return;
    const found = { ...serverErrors.current, ...findProblem()?.errors };
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => field in errors)));
  }

  function empty() {
    setTimesEmptied((before) => before + 1);
    setSubmissionId(newSubmissionId());
    setStage('idle');
    firstTouchAt.current = undefined;
    changedFields.current.clear();
    serverErrors.current = {};
    onValues?.({});
    // Whoever follows the form learns that it is empty, once React has rendered it so.
    setTimeout(() => form.current?.dispatchEvent(new Event('input')));
  }

  return {
    form,
    focus,
    submissionId,
    campaign,
    isSubmitting: stage === 'submitting',
    isSent: stage === 'sent',
    /** The errors, which stay until every field with an error is right again. */
    problem: hasErrors(problem) && Object.keys(errors).length === 0 ? undefined : problem,
    errors,
    nextTry,
    timesEmptied,
    prepareToSend,
    /** Fills the fields that were added to the form since its start from the draft. */
    restore() {
      if (form.current) restoreDraft(sendTo, form.current, changedFields.current);
    },
    change({ target }: FormEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement;
      changedFields.current.add(name);
      delete serverErrors.current[name];
      changedAt.current = performance.now();
      saveSoon();
    },
    async send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (stage !== 'idle' || isBusy.current) return;
      const element = event.currentTarget;
      await waitForChecks();
      const found = findProblem();
      if (found) {
        show({ kind: 'invalid', ...found, errors: { ...serverErrors.current, ...found.errors } });
        return;
      }
      show(undefined);
      const answer = await deliver(element);
      if (answer.kind !== 'stored') show(answer);
    },
  };
}

function problemOf(reply: FormReply | undefined) {
  return reply?.kind === 'more' ? undefined : reply;
}

function errorsOf(reply: FormReply | undefined): FormErrors {
  return reply?.errors ?? {};
}

function hasErrors(reply: FormReply | undefined): boolean {
  return Object.keys(errorsOf(reply)).length > 0;
}
