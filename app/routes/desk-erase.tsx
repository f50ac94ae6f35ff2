import { data } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { DeskHeading } from '#app/features/desk/desk-heading.tsx';
import { deskMeta } from '#app/features/desk/desk-meta.ts';
import { EraseForm } from '#app/features/desk/erase-form.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-erase.ts';

export async function loader({ params: { reference }, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'staff');
  const enquiry = await context.get(servicesContext).desk.enquiry(principal, reference);
  return { reference, isKept: enquiry !== null };
}

/** Forgets that person everywhere, once the reference was typed as a confirmation. */
export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const principal = principalAt(context, 'staff');
  const confirmed = String((await request.formData()).get('confirm') ?? '').trim();
  if (confirmed.toUpperCase() !== reference) {
    return data({ isErased: false, error: `That is not ${reference}: nothing was erased.` }, { status: 422 });
  }
  return { isErased: await context.get(servicesContext).desk.erasePerson(principal, reference) };
}

export const meta: Route.MetaFunction = () => deskMeta('Erase a person');

/** Where a person is forgotten, and where it is said that they are. */
export default function DeskErase({ loaderData: { reference, isKept }, actionData }: Route.ComponentProps) {
  if (actionData?.isErased || !isKept) {
    return (
      <>
        <DeskHeading title={actionData?.isErased ? 'Erased' : 'There is nothing here'} />
        <p role="status">
          {actionData?.isErased
            ? `Whoever sent ${reference} is forgotten: enquiries, applications, mails, notes. Backups keep them until they end by their own time.`
            : `There is no enquiry ${reference}, or it was erased.`}
        </p>
        <TextLink to={deskPaths.inbox()}>Back to the enquiries</TextLink>
      </>
    );
  }
  return (
    <>
      <DeskHeading title={`Erase whoever sent ${reference}`} />
      <p>Everything of theirs goes: enquiries, applications, mails, notes. Nobody can bring it back.</p>
      <EraseForm reference={reference} error={actionData && 'error' in actionData ? actionData.error : undefined} />
      <TextLink to={deskPaths.enquiry(reference)}>Back to the enquiry</TextLink>
    </>
  );
}
