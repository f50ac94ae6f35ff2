import { data, Form, redirect } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { NewPasskey } from '#app/desk/staff/own-passkeys.tsx';
import { answerAccount, readMadePasskey } from '#app/desk/staff/server/answer-account.server.ts';
import { isConfirmed, readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { servicesContext } from '#app/services.server.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/second-factor-route.ts';
import { AuthLayout } from './auth-layout.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondFactor } from './second-factor.tsx';

/** Finds somebody who signed in with a password alone, although more is demanded of them. */
async function whoLacks({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const signedIn = await context.get(servicesContext).staff.whoAsks(readStaffRequest(request, context));
  if (!signedIn) throw redirect(deskPaths.signIn(), 303);
  if (!signedIn.lacks) throw redirect(deskPaths.inbox(), 303);
  return signedIn;
}

export async function loader(args: Route.LoaderArgs) {
  const { lacks, confirmedAt, principal } = await whoLacks(args);
  return { lacks, mayAddPasskey: isConfirmed(confirmedAt), email: principal.email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { lacks, confirmedAt, principal, sessionId } = await whoLacks({ request, context });
  const { account, passkeys } = context.get(servicesContext).staff;
  const staffRequest = readStaffRequest(request, context);
  const form = await readPostedForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  if (lacks === 'passkey') {
    const checked = await account.confirm(staffRequest, { passkey: text('passkey') });
    if (checked === 'right') throw redirect(deskPaths.inbox(), 303);
    if (checked === 'ended') throw redirect(deskPaths.signIn(), 303);
    return data({ problem: 'That is not one of your passkeys.' }, { status: 422 });
  }
  switch (text('do')) {
    case 'begin':
      return answerAccount(await account.beginSecondFactor(staffRequest, text('password')), deskPaths.inbox());
    case 'confirm':
      return answerAccount(await account.confirmSecondFactor(staffRequest, text('code')), deskPaths.inbox(), form);
    case 'add-passkey': {
      const own = { ...principal, sessionId };
      const made = readMadePasskey(form);
      if ('problem' in made) return data(made, { status: 422 });
      if (isConfirmed(confirmedAt) && (await passkeys.add(staffRequest, own, made)))
        throw redirect(deskPaths.inbox(), 303);
      return data({ problem: 'The passkey could not be saved. Please sign in again and retry.' }, { status: 422 });
    }
    default:
      throw new Response('That is nothing that can be done here.', { status: 400 });
  }
}

export const meta: Route.MetaFunction = () => deskMeta('A second factor');

/** The page before the desk on which a person sets up an authenticator app, or uses a passkey. */
export default function DeskSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { lacks, mayAddPasskey, email } = loaderData;
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined;
  const setUp = actionData && 'setUp' in actionData ? actionData.setUp : undefined;
  const text =
    lacks === 'passkey'
      ? `${email} has a passkey. The desk asks for it, because a password alone can be stolen.`
      : `The desk asks ${email} for more than a password, because a password alone can be stolen. Set up an authenticator app or a passkey once; it takes a minute.`;
  return (
    <AuthLayout title={lacks === 'passkey' ? 'Your passkey' : 'A second factor'} text={text}>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
      {lacks === 'passkey' ? (
        <Form method="post" className="grid gap-5">
          <PasskeyButton kind="answer" label="Use your passkey" className="button button-dark" />
        </Form>
      ) : (
        <>
          <h2>Authenticator app</h2>
          <SecondFactor isOn={false} setUp={setUp} />
          {mayAddPasskey && !setUp ? (
            <>
              <h2>Or a passkey</h2>
              <NewPasskey />
            </>
          ) : null}
        </>
      )}
      <Form method="post" action={deskPaths.signOut()} reloadDocument>
        <DeskButton label="Sign out" />
      </Form>
    </AuthLayout>
  );
}
