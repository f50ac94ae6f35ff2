import { data, Form, redirect } from 'react-router';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { passwordLength } from '#app/desk/sign-in/password.ts';
import { SecondFactor } from '#app/desk/sign-in/second-factor.tsx';
import { passkeyLimits } from '#app/desk/sign-in/server/passkeys.server.ts';
import { passwordProblem } from '#app/desk/sign-in/server/password-problem.server.ts';
import { SignInField } from '#app/desk/sign-in/sign-in-field.tsx';
import type { AccountResult } from '#app/desk/staff/server/account.server.ts';
import { personName } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { qrCodePath } from '#app/group/qr-code-path.ts';
import { servicesContext } from '#app/services.server.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/account-route.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import { principalContext, readStaffRequest, requireConfirmed, sessionContext } from './server/staff-only.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, email } = context.get(principalContext);
  const facts = await context.get(servicesContext).staff.account.facts(id);
  return { name, email, ...facts, current: context.get(sessionContext), now: new Date().toISOString() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { account, passkeys } = context.get(servicesContext).staff;
  const principal = context.get(principalContext);
  const staffRequest = readStaffRequest(request, context);
  const form = await readPostedForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  switch (text('do')) {
    case 'name': {
      const name = personName(text('name'));
      if (!name) return data({ words: 'Please give a name.' }, { status: 422 });
      await account.rename(principal.id, name);
      throw redirect(deskPaths.account(), 303);
    }
    case 'password': {
      const words = await passwordProblem(text('next'), principal);
      return words
        ? data({ words }, { status: 422 })
        : settle(await account.changePassword(staffRequest, text('password'), text('next')));
    }
    case 'begin': {
      const result = await account.beginSecondFactor(staffRequest, text('password'));
      if (result.kind !== 'done' || !result.totp) return settle(result);
      const { uri, codes } = result.totp;
      const secret = new URL(uri).searchParams.get('secret') ?? '';
      return data({ setUp: { code: qrCodePath(uri), secret, codes } });
    }
    case 'confirm':
      return settle(await account.confirmSecondFactor(staffRequest, text('code')));
    case 'end-factor':
      return settle(await account.endSecondFactor(staffRequest, text('password')));
    case 'add-passkey': {
      requireConfirmed({ request, context }, deskPaths.confirm);
      const made = { name: text('name').trim().slice(0, passkeyLimits.name) || 'Passkey', response: text('passkey') };
      const own = { ...principal, sessionId: context.get(sessionContext) };
      if (await passkeys.add(staffRequest, own, made)) throw redirect(deskPaths.account(), 303);
      const words = `The passkey could not be saved. Please try again; you may have ${passkeyLimits.each}.`;
      return data({ words }, { status: 422 });
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
  const { name, email, sessions, devices, current, hasSecondFactor, passkeys, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const problem = answer && 'words' in answer ? answer.words : undefined;
  const setUp = answer && 'setUp' in answer ? answer.setUp : undefined;
  return (
    <>
      <DeskHeading title="Your account" />
      <p className="desk-lead">{email}</p>
      {problem ? (
        <DeskNotice>
          <p>{problem}</p>
        </DeskNotice>
      ) : null}
      <div className="account-parts grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-12 max-w-304 mt-8">
        <OwnSessions sessions={sessions} devices={devices} current={current} now={new Date(now)} />
        <section aria-labelledby="name">
          <h2 id="name">Name</h2>
          <Form method="post" className="stacked-form">
            <SignInField
              name="name"
              label="As colleagues and guests read it"
              autoComplete="name"
              maxLength={100}
              defaultValue={name}
              required
            />
            <button type="submit" name="do" value="name" className="desk-button">
              Save this name
            </button>
          </Form>
        </section>
        <section aria-labelledby="factor">
          <h2 id="factor">Second factor</h2>
          <SecondFactor isOn={hasSecondFactor} setUp={setUp} />
        </section>
        <OwnPasskeys passkeys={passkeys} now={new Date(now)} />
        <section aria-labelledby="password">
          <h2 id="password">Password</h2>
          <Form method="post" className="stacked-form">
            <SignInField
              name="password"
              label="Your current password"
              type="password"
              autoComplete="current-password"
              required
            />
            <SignInField
              name="next"
              label="New password"
              type="password"
              autoComplete="new-password"
              minLength={passwordLength.least}
              hint={`At least ${passwordLength.least} characters; your other sessions end.`}
              required
            />
            <button type="submit" name="do" value="password" className="desk-button">
              Change password
            </button>
          </Form>
        </section>
      </div>
    </>
  );
}

function settle(result: AccountResult) {
  if (result.kind === 'ended') throw redirect(deskPaths.signIn(deskPaths.account()), 303);
  if (result.kind === 'refused') return data({ words: result.words }, { status: 422 });
  throw redirect(deskPaths.account(), {
    status: 303,
    headers: new Headers(result.cookies.map((cookie) => ['set-cookie', cookie])),
  });
}

interface OwnSessionsProps {
  /** Moments as ISO 8601. */
  sessions: { id: string; since: string; lastUsed: string }[];
  /** Browsers that this person signed in with before. */
  devices: number;
  /** The id of the session that this page is shown in. */
  current: string;
  now: Date;
}

/** The list of a person's sessions, each with a button that ends it. */
function OwnSessions({ sessions, devices, current, now }: OwnSessionsProps) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className="plain-rows mb-6 border-t border-rule">
        {sessions.map(({ id, since, lastUsed }) => (
          <li key={id}>
            <span>
              {`Since ${momentInWords(new Date(since), now)}`}
              <small>{id === current ? 'here, now' : `last used ${momentInWords(new Date(lastUsed), now)}`}</small>
            </span>
            {id === current ? null : (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="do" value="end" className="desk-button">
                  End this session
                </button>
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
          <button type="submit" name="do" value="end-others" className="desk-button">
            End all others, and forget their browsers
          </button>
        </Form>
      ) : null}
    </section>
  );
}
