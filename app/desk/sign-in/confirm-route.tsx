import { data, redirect } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { deskReturnPath } from '#app/desk/frame/desk-frame.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { readStaffRequest } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { servicesContext } from '#app/services.server.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/confirm-route.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './sign-in-field.tsx';

/** The fields of this page. All others belong to the original request and are sent on with it. */
const ownFields = ['confirm-password', 'passkey-answer'];

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  return { to: deskReturnPath(query.get('to')), method: query.get('method') === 'post' ? 'post' : 'get' } as const;
}

/**
 * The first request arrives with the values of what was asked for, the second with a password or a passkey as well.
 * The forms that lead here load the document (`reloadDocument`), because within a page the router drops an answer
 * whenever live changes come.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { to, method } = loader({ request } as Route.LoaderArgs);
  const form = await readPostedForm(request);
  const values = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !ownFields.includes(name) ? [[name, value] as const] : [],
  );
  const password = form.get('confirm-password');
  const passkey = String(form.get('passkey-answer') ?? '');
  if (password === null && !passkey) return data({ values, problem: undefined });
  const proof = passkey ? { passkey } : { password: String(password) };
  const checked = await context.get(servicesContext).staff.account.confirm(readStaffRequest(request, context), proof);
  if (checked === 'ended') throw redirect(deskPaths.signIn(to), 303);
  if (checked === 'right') throw redirect(to, method === 'post' ? 307 : 303);
  const problem = passkey ? 'That is not one of your passkeys.' : 'That is not your password.';
  return data({ values, problem }, { status: 422 });
}

export const meta: Route.MetaFunction = () => deskMeta('Confirm your identity');

/** Returns the words for what a person is about to do, by the path that they go on to. */
function purposeOf(to: string): string {
  if (to.startsWith(deskPaths.staff())) return 'before anything about staff is changed';
  if (to.startsWith(deskPaths.account())) return 'before your passkeys are changed';
  if (/\/person(?:\?|$)/.test(to)) return 'before a person’s data is exported or erased';
  return 'before enquiries are exported as a file';
}

export default function DeskConfirm({ loaderData: { to, method }, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const action = deskPaths.confirm(to, method);
  // The forms load whole pages, because the response may be a file, or a post that the browser repeats by itself.
  const kept = answer?.values.map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may come more than once, and their order never changes.
    <input key={place} type="hidden" name={name} value={value} />
  ));
  return (
    <>
      <DeskHeading title="Confirm your identity" />
      <p className="desk-lead">{`Please give your password or a passkey again, ${purposeOf(to)}. Then you continue where you were.`}</p>
      <div className="grid gap-5 max-w-112 mt-8">
        <form method="post" action={action} className="grid gap-5">
          {kept}
          <PasswordField name="confirm-password" label="Your password" autoFocus error={answer?.problem} />
          <DeskButton look="dark" label="Continue" />
        </form>
        <form method="post" action={action} className="grid gap-5">
          {kept}
          <PasskeyButton kind="answer" field="passkey-answer" label="Continue with a passkey" className="desk-button" />
        </form>
      </div>
    </>
  );
}
