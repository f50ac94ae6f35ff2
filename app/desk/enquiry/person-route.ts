import { redirect } from 'react-router';
import { plainCode } from '#app/desk/sign-in/server/second-factor.server.ts';
import { deskContext, requireConfirmed } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/person-route.ts';
import { noSuchEnquiry } from './enquiry-change.ts';

/** Gives administrators all data of the records that they ticked as a file, which they can send to that person. */
export async function loader({ request, params: { reference }, context }: Route.LoaderArgs) {
  const { principal, desk } = deskContext(context, 'staff');
  requireConfirmed({ request, context }, deskPaths.confirm);
  const records = new URL(request.url).searchParams.getAll('record');
  if (records.length === 0) throw redirect(pagesOf(request).one(reference, { person: 'none' }), 303);
  const everything = await desk.exportPerson(principal, reference, records);
  if (!everything) throw noSuchEnquiry();
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${reference}.json"`,
    },
  });
}

/** Erases the records that were ticked everywhere, once the reference was typed to confirm it. */
export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const { principal, desk } = deskContext(context, 'staff');
  requireConfirmed({ request, context }, deskPaths.confirm);
  const form = await readPostedForm(request);
  const records = form.getAll('record').map(String);
  const { one, all } = pagesOf(request);
  if (records.length === 0) throw redirect(one(reference, { person: 'none' }), 303);
  if (plainCode(String(form.get('confirm') ?? '')) !== plainCode(reference))
    throw redirect(one(reference, { person: 'wrong' }), 303);
  if (!(await desk.erasePerson(principal, reference, records))) throw noSuchEnquiry();
  throw redirect(records.includes(reference) ? all({ erased: reference }) : one(reference, { person: 'show' }), 303);
}

/** The pages of enquiries, or those of applications, whichever this address belongs to. */
function pagesOf({ url }: Request) {
  return new URL(url).pathname.startsWith(`${deskPaths.applications()}/`)
    ? { one: deskPaths.application, all: deskPaths.applications }
    : { one: deskPaths.enquiry, all: deskPaths.inbox };
}
