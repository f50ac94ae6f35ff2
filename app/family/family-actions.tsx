import { type ReactNode, useEffect, useId, useState } from 'react';
import { FunctionButtons } from '#app/enquiries/functions/function-buttons.tsx';
import { functionValues } from '#app/enquiries/functions/function-fields.ts';
import { draftValues } from '#app/forms/draft.ts';
import type { FormDefinition } from '#app/forms/form-definition.ts';
import type { FormReply, FormValues } from '#app/forms/form-types.ts';
import { FormView } from '#app/forms/form-view.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { type ConfirmedAct, confirmedActs, type FamilyAct } from './family-acts.ts';
import { changeDefinition, type FormFacts, visitDefinition } from './family-forms.ts';
import type { FamilyPage } from './family-page.ts';
import { familyActionsTexts as texts } from './texts.ts';

export interface FamilyActionsProps {
  page: FamilyPage;
  facts: FormFacts;
  /** The address of the relatives' page, if they have a link. */
  relatives: string | null;
  /** Whether the site mails links, by which a request for data is confirmed. */
  mailsLinks: boolean;
  /** A submission id for each form that has no script of its own. */
  submissionId: string;
  phone: string;
  reply: FormReply | undefined;
}

/** What a family can do, each behind a line that opens it; all of it works without a script. */
export function FamilyActions({ page, facts, relatives, mailsLinks, submissionId, phone, reply }: FamilyActionsProps) {
  const { kind, state } = page;
  const plain = { address: facts.key, submissionId };
  const replied = reply?.values?.act;
  const isOpen = state !== 'withdrawn' && state !== 'closed';
  const form = { facts, phone, reply };
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="text-heading mb-4">
        {texts.heading}
      </h2>
      {kind === 'application' ? null : (
        <Fold
          label={texts.change[kind === 'enquiry' ? 'enquiry' : 'other']}
          isOpen={replied === 'change' || replied === 'message'}
        >
          <ChangeForm {...form} />
        </Fold>
      )}
      {kind === 'enquiry' && isOpen ? (
        <Fold label={texts.visit} isOpen={replied === 'visit'}>
          <p className="measure mb-6 text-quiet">{texts.visitText}</p>
          <ActForm id="visit" definition={visitDefinition(facts)} {...form} />
        </Fold>
      ) : null}
      {kind === 'enquiry' || kind === 'room' ? (
        <Fold label={texts.share} isOpen={relatives !== null}>
          <p className="measure text-quiet">{texts.shareText}</p>
          {relatives ? <RelativesLink address={relatives} /> : null}
          <ActButton
            {...plain}
            act={relatives ? 'unshare' : 'share'}
            label={relatives ? texts.endLink : texts.makeLink}
          />
        </Fold>
      ) : null}
      {isOpen ? (
        <Fold label={texts.withdraw}>
          <p className="measure text-quiet">{texts.withdrawText}</p>
          <ActButton {...plain} act="withdraw" label={texts.withdrawYes} />
        </Fold>
      ) : null}
      {mailsLinks ? (
        <Fold label={texts.data}>
          <p className="measure text-quiet">{texts.dataText}</p>
          <div className="flex flex-wrap gap-x-6">
            {confirmedActs.map((act) => (
              <ActButton key={act} {...plain} act={act} label={texts[act]} />
            ))}
          </div>
        </Fold>
      ) : null}
      <Fold label={texts.close}>
        <p className="measure text-quiet">{texts.closeText}</p>
        <ActButton {...plain} act="close" label={texts.endLink} />
      </Fold>
    </section>
  );
}

function Fold({ label, isOpen = false, children }: { label: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="group hairline-b" open={isOpen}>
      <summary className="text-small-heading flex min-h-16 cursor-pointer items-center justify-between gap-6 after:content-['+'] group-open:after:content-['–']">
        {label}
      </summary>
      <div className="pt-2 pb-8">{children}</div>
    </details>
  );
}

type ActFormProps = Pick<FamilyActionsProps, 'facts' | 'phone' | 'reply'>;

/** The form of changes, in which functions can be added. */
function ChangeForm({ facts, ...form }: ActFormProps) {
  const typed = form.reply?.values?.act === 'change' ? form.reply.values : undefined;
  const [added, setAdded] = useState<FormValues>(typed ?? {});
  const definition = changeDefinition(facts, added);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the draft is written again
  useEffect(() => {
    if (!typed) setAdded(draftValues(definition.sendTo));
  }, []);
  const all = { ...functionValues(facts.plan?.functions ?? []), ...added };
  return (
    <ActForm id="change" definition={definition} facts={facts} {...form}>
      {facts.plan ? (
        <FunctionButtons id="change-functions" action={paths.family(facts.key)} added={all} onAdded={setAdded} />
      ) : null}
    </ActForm>
  );
}

/** A form with fields: its script checks it, keeps a draft, and sends it again while nobody answers. */
function ActForm({
  id,
  definition,
  facts,
  phone,
  reply,
  children,
}: ActFormProps & { id: 'change' | 'visit'; definition: FormDefinition; children?: ReactNode }) {
  const own = reply?.values?.act === definition.hidden?.act ? reply : undefined;
  const running = useForm({
    id,
    sendTo: definition.sendTo,
    reply: own,
    async loadCheck() {
      const { checkFamilyForm } = await importWithRetry(() => import('./family-rules.ts'));
      return checkFamilyForm(facts, id);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was typed before is seen again
  useEffect(() => {
    if (Object.keys(draftValues(definition.sendTo)).length > 0)
      running.form.current?.closest('details')?.setAttribute('open', '');
  }, []);
  return (
    <FormView definition={definition} running={running} phone={phone} reply={own}>
      {children}
    </FormView>
  );
}

interface ActButtonProps {
  /** The token of the page. */
  address: string;
  submissionId: string;
  act: FamilyAct;
  label: string;
  /** The signed request of the mail that it came with. */
  confirm?: string;
}

/** A form of one button. Pressed twice it does one thing, because both have one submission id. */
function ActButton({ address, submissionId, act, label, confirm }: ActButtonProps) {
  return (
    <form method="post" action={paths.family(address)} className="mt-5">
      <input type="hidden" name="key" value={address} />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="submission_id" value={submissionId} />
      {confirm ? <input type="hidden" name="confirm" value={confirm} /> : null}
      <button type="submit" className="button button-line">
        {label}
      </button>
    </form>
  );
}

function RelativesLink({ address }: { address: string }) {
  const id = useId();
  return (
    <p className="mt-4">
      <label htmlFor={id} className="field-label">
        {texts.relativesLink}
      </label>
      <input id={id} className="field-box" readOnly value={address} />
      <TextLink to={`https://wa.me/?text=${encodeURIComponent(address)}`}>{texts.sendLink}</TextLink>
    </p>
  );
}

/** Stands first on the page that the mail to the stored address opens; only its button sends the request. */
export function ConfirmRequest({
  act,
  ...form
}: { act: ConfirmedAct } & Pick<ActButtonProps, 'address' | 'submissionId' | 'confirm'>) {
  return (
    <section className="border-y border-line py-8">
      <p className="text-lead measure">{texts.confirm[act]}</p>
      <ActButton {...form} act={act} label={texts.confirmYes} />
    </section>
  );
}

/** On a page that has closed: sends a new link to the stored address, and keeps what was typed. */
export function NewLink({ isAsked, typed }: { isAsked: boolean; typed: string | undefined }) {
  return (
    <div className="wrap section-space">
      {typed ? (
        <section className="mb-8" aria-labelledby="typed">
          <h2 id="typed" className="text-heading mb-4">
            {texts.typed}
          </h2>
          <p className="measure whitespace-pre-line">{typed}</p>
        </section>
      ) : null}
      <section aria-labelledby="new-link">
        <h2 id="new-link" className="text-heading">
          {texts.newLink}
        </h2>
        {isAsked ? (
          <p className="measure mt-4" role="status">
            {texts.linkSent}
          </p>
        ) : (
          <form method="post" action={paths.family()} className="mt-4 measure grid justify-items-start gap-6">
            <p className="measure text-quiet">{texts.newLinkText}</p>
            <input type="hidden" name="act" value="link" />
            <p className="field w-full">
              <label htmlFor="contact" className="field-label">
                {texts.contact}
              </label>
              <input id="contact" name="contact" className="field-box" autoComplete="email" required />
            </p>
            <button type="submit" className="button button-dark">
              {texts.newLink}
            </button>
          </form>
        )}
      </section>
    </div>
  );
}
