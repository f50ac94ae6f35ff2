import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-person.ts';

/** Everything about one person as a file, for them to have (administrators only). */
export async function loader({ params: { reference }, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'staff');
  const everything = await context.get(servicesContext).desk.exportPerson(principal, reference);
  if (!everything) throw new Response('There is no such enquiry.', { status: 404 });
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${reference}.json"`,
    },
  });
}
