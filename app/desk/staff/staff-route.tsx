import { data, Form, redirect } from 'react-router';
import { DeskButton, DeskLink } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import type { DeskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import { welcomePath } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { SignInField } from '#app/desk/sign-in/sign-in-field.tsx';
import { readRights } from '#app/desk/staff/server/change-staff-rights.server.ts';
import type { StaffResult } from '#app/desk/staff/server/staff-admin.server.ts';
import { deskContext, readStaffRequest, requireConfirmed } from '#app/desk/staff/server/staff-only.server.ts';
import { readPersonName, roleLabels, type StaffMember } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { readEmail, readForm } from '#app/forms/form-rules.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/staff-route.ts';
import { handedWords, isHandedOver, TakerField, workInWords } from './hand-over.tsx';
import { RightsFields } from './rights-fields.tsx';
import type { Workload } from './server/hand-over.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, desk, principal } = deskContext(context, 'staff');
  const [people, refusals] = await Promise.all([staff.admin.list(principal), staff.admin.refusals(principal)]);
  const also = people.flatMap((person) => person.properties);
  const [names, work] = await Promise.all([desk.names(principal, { also }), desk.team(principal)]);
  return { people, refusals, names, work, me: principal.id, mailsLinks: staff.mailsLinks, now: new Date() };
}

const noRole = 'Choose what they may see';

export async function action({ request, context }: Route.ActionArgs) {
  const { staff, desk, principal } = deskContext(context, 'staff');
  requireConfirmed({ request, context }, deskPaths.confirm);
  const staffRequest = readStaffRequest(request, context);
  const form = await readPostedForm(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const settle = (result: StaffResult) => {
    if (result.kind === 'refused') return data({ words: result.words }, { status: 422 });
    // The link is shown once, for the administrator to pass on, and is in no address.
    if (result.token) return data({ link: `${staffRequest.origin}${welcomePath(result.token)}` });
    throw redirect(deskPaths.staff(), 303);
  };
  switch (text('do')) {
    case 'invite': {
      const read = readForm({ name: readPersonName, email: readEmail }, { name: text('name'), email: text('email') });
      const rights = readRights(form);
      if ('errors' in read || !rights) {
        const words = 'errors' in read ? Object.values(read.errors) : [noRole];
        return data({ words: `${words.join('. ')}.` }, { status: 422 });
      }
      const result = await staff.admin.invite(principal, { ...read.accepted, ...rights });
      if (result.kind === 'done' && result.token) await staff.mailInvitation(result.token);
      return settle(result);
    }
    case 'rights': {
      const rights = readRights(form);
      if (!rights) return data({ words: `${noRole}.` }, { status: 422 });
      return settle(await staff.admin.setRights(principal, text('id'), rights));
    }
    case 'link':
      return settle(await staff.admin.newLink(principal, text('id')));
    case 'sessions':
      return settle(await staff.admin.endSessions(principal, text('id')));
    case 'end-factor':
      return settle(await staff.admin.endSecondFactor(principal, text('id')));
    case 'remove': {
      const [from, to] = [text('id'), text('to')];
      const result = await staff.admin.remove(principal, from);
      if (result.kind === 'refused' || !to) return settle(result);
      // What was removed stays removed: what could not be handed over is marked, and is handed over later.
      const handed = await desk.handOver(principal, { from, to });
      const { owners } = await desk.names(principal);
      const words = handedWords(handed, owners[from] ?? '', owners[to] ?? '');
      return data({ words, isDone: isHandedOver(handed) }, { status: handed ? 200 : 422 });
    }
    default:
      throw new Response('That is nothing that can be done with staff.', { status: 400 });
  }
}

export const meta: Route.MetaFunction = () => deskMeta('Staff');

export default function DeskStaff({ loaderData, actionData }: Route.ComponentProps) {
  const { people, refusals, me, mailsLinks, now, names, work } = loaderData;
  const choice = { properties: names.properties, hasMore: names.hasMore };
  const answer = useLastAnswer(actionData);
  return (
    <>
      <DeskHeading title="Staff">
        <DeskLink to={deskPaths.audit()} label="Audit: who did what" />
      </DeskHeading>
      <DeskSentence
        tone={answer && 'isDone' in answer && answer.isDone ? 'calm' : 'alarm'}
        words={answer && 'words' in answer ? answer.words : undefined}
      />
      {answer && 'link' in answer ? (
        <div className="desk-notice desk-notice-calm" role="status">
          <div>
            <p>
              {mailsLinks
                ? 'Pass this link on if no e-mail arrives.'
                : 'Pass this link on: this site does not send links by e-mail yet.'}
              {' It works once and is shown only now.'}
            </p>
            <p className="totp-secret font-semibold wrap-anywhere">{answer.link}</p>
          </div>
        </div>
      ) : null}
      <ul className="plain-rows mb-6 border-t border-rule">
        {people.map((person) => (
          <StaffRow
            key={person.id}
            person={person}
            isMe={person.id === me}
            work={work.find(({ id }) => id === person.id)}
            names={names}
          />
        ))}
      </ul>
      <div className="account-parts grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-12 max-w-304 mt-8">
        <RefusedSignIns refusals={refusals} now={now} />
      </div>
      <section
        className="account-parts grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-12 max-w-304 mt-8"
        aria-labelledby="invite"
      >
        <h2 id="invite">Invite somebody</h2>
        <Form method="post" className="grid gap-5" reloadDocument>
          <SignInField name="name" label="Name" autoComplete="off" required />
          <SignInField name="email" label="E-mail" type="email" autoComplete="off" required />
          <RightsFields part="invite" {...choice} rights={{ role: 'sales', allProperties: false, properties: [] }} />
          <DeskButton name="do" value="invite" look="dark" label="Invite" />
        </Form>
      </section>
    </>
  );
}

interface StaffRowProps {
  person: StaffMember;
  isMe: boolean;
  /** Their open work, if they have some. */
  work: Workload | undefined;
  names: DeskNames;
}

/** One person of staff; the summary opens the forms that change their rights. */
function StaffRow({ person, isMe, work, names }: StaffRowProps) {
  const { id, name, email, isGone } = person;
  const choice = { properties: names.properties, hasMore: names.hasMore };
  return (
    <li className="staff-row data-gone:text-quiet" data-gone={isGone || undefined}>
      <div>
        <strong>{name}</strong>
        <small>{email}</small>
      </div>
      <div>
        {isGone ? 'Has left' : roleLabels[person.role]}
        <small>{isGone ? '' : scopeOf(person, names.properties)}</small>
      </div>
      <div>
        {isGone ? '' : stateOf(person)}
        <small>{person.twoFactorEnabled ? 'second factor on' : ''}</small>
      </div>
      {isGone ? (
        work && <DeskLink to={deskPaths.team()} label={`Hand over ${workInWords(work)}`} />
      ) : (
        <details className="justify-self-end max-md:justify-self-start open:col-span-full open:[justify-self:stretch]">
          <summary className="desk-button">{`Change ${isMe ? 'yourself' : name}`}</summary>
          <Form method="post" className="grid gap-5 py-6" reloadDocument>
            <input type="hidden" name="id" value={id} />
            {isMe ? null : <RightsFields part={id} {...choice} rights={person} />}
            <div className="change-row">
              {isMe ? null : (
                <>
                  <DeskButton name="do" value="rights" look="dark" label="Keep" />
                  <DeskButton name="do" value="link" label="Make a new link" />
                </>
              )}
              <DeskButton name="do" value="sessions" label={isMe ? 'End your sessions' : 'End their sessions'} />
              {person.twoFactorEnabled && !isMe ? (
                <DeskButton name="do" value="end-factor" label="Switch off their second factor" />
              ) : null}
              {work && !isMe ? (
                <TakerField of={id} names={names} label={`Who takes ${workInWords(work)} when they leave`} />
              ) : null}
              <DeskButton name="do" value="remove" look="alarm" label="Remove from the desk" />
            </div>
          </Form>
        </details>
      )}
    </li>
  );
}

function scopeOf({ role, allProperties, properties }: StaffMember, names: DeskNames['properties']): string {
  if (role === 'recruiter') return 'applications';
  if (role === 'admin' || allProperties) return 'all properties';
  return properties.map((slug) => names[slug]?.name ?? slug).join(', ') || 'no property yet';
}

function stateOf({ hasPassword, sessions }: StaffMember): string {
  if (!hasPassword) return 'Invited';
  return sessions > 0 ? `Signed in (${sessions})` : 'Signed out';
}

/** The accounts whose sign-ins were refused in the last seven days, as sentences. */
function RefusedSignIns({ refusals, now }: Pick<Route.ComponentProps['loaderData'], 'refusals' | 'now'>) {
  return (
    <section aria-labelledby="refused">
      <h2 id="refused">Refused sign-ins of seven days</h2>
      {refusals.length === 0 ? <p>None.</p> : null}
      <ul className="plain-rows mb-6 border-t border-rule">
        {refusals.map(({ email, knewPassword, tries, networks, last }) => (
          <li key={email ?? ''}>
            <span>
              {email ?? 'E-mail addresses without an account'}
              <small>
                {`${tries} ${tries === 1 ? 'try' : 'tries'} from ${networks} ${networks === 1 ? 'network' : 'networks'}, the last ${momentInWords(last, now)}`}
                {knewPassword ? '. The password was right and the code was wrong: have them change it.' : ''}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
