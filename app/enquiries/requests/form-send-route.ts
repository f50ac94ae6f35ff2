import { data, redirect } from 'react-router';
import { receiveRequest, requestForms } from '#app/enquiries/requests/receive-request.ts';
import { findRoomHotel } from '#app/enquiries/server/room-hotel.server.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form.ts';
import { scriptResponse } from '#app/forms/form-response.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, type Services, servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/form-send-route.ts';

/** Where the scripts of the shorter forms post to: the same as their pages' own posts, answered as data. */
export const handle: PageHandle = { page: { answersForeignOrigin: true } };

export function loader() {
  return redirect(paths.home());
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = requestForms.find((name) => name === params.form);
  if (!form) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const { requests, config } = services;
  const submit = { ...requests, room: (...form: SentForm) => requestRoom(services, ...form) }[form];
  const facts = { ...context.get(requestContext), secret: config.appSecret };
  return scriptResponse(await receiveRequest(request, form, submit, facts));
}

type SentForm = [values: FormValues, sender: SenderFacts];

async function requestRoom({ catalogue, requests }: Services, ...form: SentForm): Promise<SubmitResult> {
  const [values] = form;
  const found = await findRoomHotel(catalogue, values.hotel_id ?? '');
  return 'hotel' in found ? requests.room(found.hotel, ...form) : { kind: 'unavailable' };
}
