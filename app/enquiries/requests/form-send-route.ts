import { data, redirect } from 'react-router';
import { findRoomHotel } from '#app/enquiries/server/room-hotel.server.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { receiveForm, scriptResponse } from '#app/forms/server/receive-form.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, type Services, servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/form-send-route.ts';
import { contactRequired, loyaltyRequired } from './loyalty-and-contact-rules.ts';
import { roomRequestRequired } from './room-request-rules.ts';

/** Takes the posts of the shorter forms' scripts: the same as their pages' own posts, answered as data. */
export const handle: PageHandle = { page: { answersForeignOrigin: true } };

export function loader() {
  return redirect(paths.home());
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = formsOf(services).get(params.form);
  if (!form) throw data(null, { status: 404 });
  const facts = { ...context.get(requestContext), secret: services.config.appSecret };
  return scriptResponse(await receiveForm(request, form, facts));
}

/** The shorter forms under the names that their scripts post to. */
function formsOf({ catalogue, requests }: Services) {
  async function requestRoom(values: FormValues, sender: SenderFacts): Promise<SubmitResult> {
    const found = await findRoomHotel(catalogue, values.hotel_id ?? '');
    return 'hotel' in found ? requests.room(found.hotel, values, sender) : { kind: 'unavailable' };
  }
  return new Map<string, Parameters<typeof receiveForm>[1]>([
    ['room', { submit: requestRoom, required: () => roomRequestRequired }],
    ['loyalty', { submit: requests.loyalty, required: () => loyaltyRequired }],
    ['contact', { submit: requests.contact, required: () => contactRequired }],
  ]);
}
