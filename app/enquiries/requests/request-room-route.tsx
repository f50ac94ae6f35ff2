import { data, redirect } from 'react-router';
import { loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import { withTown } from '#app/catalogue/server/in-page-language.server.ts';
import { sessionStore } from '#app/catalogue/session-store.ts';
import { confirmationRouteTexts as confirmation } from '#app/enquiries/confirmation/texts.ts';
import { OccasionChoice } from '#app/enquiries/occasion-choice.tsx';
import { findRoomHotel } from '#app/enquiries/requests/requests.server.ts';
import { visitorMailTexts as mails } from '#app/enquiries/texts.ts';
import { pageResponse } from '#app/forms/answer-form.server.ts';
import { Form } from '#app/forms/form.tsx';
import { FormPage, formPageStyles } from '#app/forms/form-page.tsx';
import { type Receiver, receiveForm } from '#app/forms/receive-form.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { paths, segmentOf } from '#app/paths.ts';
import { EstimateLine } from '#app/prices/estimate-line.tsx';
import { createFindPrices } from '#app/prices/estimate-of.ts';
import { asksForEstimate, estimateTyped, typedContext } from '#app/prices/estimate-typed.server.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { locationsCrumb, pageFactsContext, pictureOf } from '#app/shell/head/page-facts.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { Route } from './+types/request-room-route.ts';
import { roomRequestDefinition } from './room-request-definition.ts';
import { requestRoomTexts as texts } from './texts.ts';

export const links: Route.LinksFunction = () => [formPageStyles];

export const handle: PageHandle = { page: { shared: true, answersForeignOrigin: true } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { hotel, property } = await hotelOf({ params, context });
  const room = hotel.roomTypes.find((name) => segmentOf(name) === params.room);
  if (params.room && !room) throw data(null, { status: 404 });
  const { origin, catalogue } = context.get(servicesContext);
  const picture = property.rooms.find(({ name }) => name === room)?.images[0] ?? property.featuredImage;
  const shown = withTown(hotel);
  const { name, slug } = shown;
  context.set(pageFactsContext, {
    picture: pictureOf(slug),
    trail: [locationsCrumb, [name, paths.hotel(slug)], [names.requestRoom, paths.requestRoom(slug, room)]],
  });
  const typed = { ...context.get(typedContext), hotel_id: slug };
  const estimate = await estimateTyped(typed, createFindPrices(catalogue));
  const steps = { heading: confirmation.next, items: mails.room.steps(name) };
  return { origin, hotel: shown, room, picture, phone: property.contact.phone, steps, today: todayInIndia(), estimate };
}

/** The rooms of a hotel are asked for once in fifteen minutes. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const times = { fresh: cacheTimes.session.rooms };
  return loadKept({ key: new URL(request.url).pathname, times, load: serverLoader, store: sessionStore });
}

export async function action(args: Route.ActionArgs) {
  const { hotel } = await hotelOf(args);
  const { requests, receivers } = args.context.get(servicesContext);
  // The page's address names the hotel, whatever was posted.
  const submit: Receiver['submit'] = (values, sender) => requests.room(hotel, values, sender);
  const received = await receiveForm(args, { ...receivers.room, submit, more: asksForEstimate });
  args.context.set(typedContext, received.values);
  return pageResponse(received);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = metaFrom(({ hotel, room }) => ({
  title: texts.tabTitle(hotel.name, room),
  description: texts.description(hotel.name),
  canonical: paths.requestRoom(hotel.slug, room),
}));

export default function RequestRoom({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, room, picture, phone, steps, today, estimate } = loaderData;
  const { slug: hotelSlug, roomTypes } = hotel;
  async function loadCheck(form: HTMLFormElement) {
    const { checkRoomRequest } = await importWithRetry(() => import('./request-checks.ts'));
    return checkRoomRequest(form, { today, roomTypes, takes: hotel.takes });
  }
  const definition = roomRequestDefinition({ hotelSlug, roomTypes, room, today });
  return (
    <FormPage
      title={texts.title(room)}
      text={texts.text(hotel.name, hotel.city)}
      picture={picture}
      phone={phone}
      steps={steps}
      aside={
        <p className="mt-6">
          <TextLink to={paths.hotel(hotel.slug)}>{texts.backTo(hotel.name)}</TextLink>
        </p>
      }
    >
      <OccasionChoice chosen="room" hotel={hotel.slug} />
      <Form definition={definition} phone={phone} reply={actionData} loadCheck={loadCheck}>
        <EstimateLine id="room-estimate" action={definition.action} first={estimate} />
      </Form>
    </FormPage>
  );
}

async function hotelOf({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const found = await findRoomHotel(context.get(servicesContext).catalogue, params.hotelSlug);
  if ('canonicalSlug' in found) throw redirect(paths.requestRoom(found.canonicalSlug, params.room), 308);
  if ('status' in found) {
    const headers: HeadersInit = found.status === 503 ? { 'Retry-After': '30' } : {};
    throw data(null, { status: found.status, headers });
  }
  return found;
}
