import { data, Form, redirect } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { SecondFactor } from '#app/desk/sign-in/second-factor.tsx';
import { passkeyLimits } from '#app/desk/sign-in/server/passkeys.server.ts';
import { passwordProblem } from '#app/desk/sign-in/server/password-problem.server.ts';
import { PasswordField, SignInField } from '#app/desk/sign-in/sign-in-field.tsx';
import type { AccountResult } from '#app/desk/staff/server/account.server.ts';
import { readPersonName } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { servicesContext } from '#app/services.server.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/account-route.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import { answerAccount, readMadePasskey } from './server/answer-account.server.ts';
import { principalContext, readStaffRequest, requireConfirmed, sessionContext } from './server/staff-only.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, email } = context.get(principalContext);
  const facts = await context.get(servicesContext).staff.account.facts(id);
  // `current` is the session that the page is shown in.
  return { name, email, ...facts, current: context.get(sessionContext), now: new Date() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { account, passkeys } = context.get(servicesContext).staff;
  const principal = context.get(principalContext);
  const staffRequest = readStaffRequest(request, context);
  const form = await readPostedForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const settle = (result: AccountResult) => answerAccount(result, deskPaths.account());
  switch (text('do')) {
    case 'name': {
      const name = readPersonName(text('name'));
      if ('problem' in name) return data({ problem: `${name.problem}.` }, { status: 422 });
      await account.rename(principal.id, name.value);
      throw redirect(deskPaths.account(), 303);
    }
    case 'password': {
      const problem = await passwordProblem(text('next'), principal);
      if (problem) return data({ problem }, { status: 422 });
      return settle(await account.changePassword(staffRequest, text('password'), text('next')));
    }
    case 'begin':
      return settle(await account.beginSecondFactor(staffRequest, text('password')));
    case 'confirm':
      return answerAccount(await account.confirmSecondFactor(staffRequest, text('code')), deskPaths.account(), form);
    case 'end-factor':
      return settle(await account.endSecondFactor(staffRequest, text('password')));
    case 'add-passkey': {
      requireConfirmed({ request, context }, deskPaths.confirm);
      const own = { ...principal, sessionId: context.get(sessionContext) };
      const made = readMadePasskey(form);
      if ('problem' in made) return data(made, { status: 422 });
      if (await passkeys.add(staffRequest, own, made)) throw redirect(deskPaths.account(), 303);
      const problem = `The passkey could not be saved. Please try again; you may have ${passkeyLimits.each}.`;
      return data({ problem }, { status: 422 });
    }
    case 'remove-passkey':
      requireConfirmed({ request, context }, deskPaths.confirm);
      await passkeys.remove(principal, text('id'));
      throw redirect(deskPaths.account(), 303);
    case 'end':
      await account.endSession(principal.id, { id: text('id') });
      throw redirect(deskPaths.account(), 303);
    case 'end-others':
      await account.endOtherSessions(staffRequest, { userId: principal.id, sessionId: context.get(sessionContext) });
      throw redirect(deskPaths.account(), 303);
    default:
      throw new Response('That is nothing an account can do.', { status: 400 });
  }
}

export const meta: Route.MetaFunction = () => deskMeta('Your account');

export default function DeskAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, hasSecondFactor, passkeys, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const problem = answer && 'problem' in answer ? answer.problem : undefined;
  const setUp = answer && 'setUp' in answer ? answer.setUp : undefined;
  return (
    <>
      <DeskHeading title="Your account" />
      <p className="desk-lead">{email}</p>
      <DeskSentence words={problem} />
      <div className="account-parts grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-12 max-w-304 mt-8">
        <OwnSessions {...loaderData} />
        <section aria-labelledby="name">
          <h2 id="name">Name</h2>
          <Form method="post" className="grid gap-5">
            <SignInField
              name="name"
              label="As colleagues and guests read it"
              autoComplete="name"
              defaultValue={name}
              required
            />
            <DeskButton name="do" value="name" label="Save this name" />
          </Form>
        </section>
        <section aria-labelledby="factor">
          <h2 id="factor">Second factor</h2>
          <SecondFactor isOn={hasSecondFactor} setUp={setUp} />
        </section>
        <OwnPasskeys passkeys={passkeys} now={now} />
        <section aria-labelledby="password">
          <h2 id="password">Password</h2>
          <Form method="post" className="grid gap-5">
            <PasswordField name="password" label="Your current password" />
            <PasswordField name="next" label="New password" newHint="your other sessions end." />
            <DeskButton name="do" value="password" label="Change password" />
          </Form>
        </section>
      </div>
    </>
  );
}

function OwnSessions({ sessions, devices, current, now }: Route.ComponentProps['loaderData']) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className="plain-rows mb-6 border-t border-rule">
        {sessions.map(({ id, since, lastUsed }) => (
          <li key={id}>
            <span>
              {`Since ${momentInWords(since, now)}`}
              <small>{id === current ? 'here, now' : `last used ${momentInWords(lastUsed, now)}`}</small>
            </span>
            {id === current ? null : (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <DeskButton name="do" value="end" label="End this session" />
              </Form>
            )}
          </li>
        ))}
      </ul>
      <p>
        {devices > 1
          ? `You signed in with ${devices} browsers. Wrong passwords that strangers try cannot lock you out there.`
          : 'Wrong passwords that strangers try cannot lock you out in this browser.'}
      </p>
      {sessions.length > 1 || devices > 1 ? (
        <Form method="post">
          <DeskButton name="do" value="end-others" label="End all others, and forget their browsers" />
        </Form>
      ) : null}
    </section>
  );
}
