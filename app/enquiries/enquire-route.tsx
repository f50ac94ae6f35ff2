import { createContext } from 'react-router';
import { eventTypes } from '#app/catalogue/event-type.ts';
import type { AskedDay } from '#app/diary/open-days.ts';
import { LazyDayNotice } from '#app/diary/visitor/lazy-day-notice.tsx';
import { openDaysStyles } from '#app/diary/visitor/open-days-styles.ts';
import { OccasionChoice } from '#app/enquiries/occasion-choice.tsx';
import { venueSpaces } from '#app/enquiries/store-enquiry.server.ts';
import { mostVenueOptions, venueOptions, withSpaces } from '#app/enquiries/venue-options.ts';
import { pageResponse } from '#app/forms/answer-form.server.ts';
import { FormPage, formPageStyles, PlaceOpener } from '#app/forms/form-page.tsx';
import { receiveForm } from '#app/forms/receive-form.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { readFinderQuery, readWishedDay } from '#app/listings/finder/finder-query.ts';
import { paths } from '#app/paths.ts';
import { createFindPrices } from '#app/prices/estimate-of.ts';
import { estimateTyped, typedContext } from '#app/prices/estimate-typed.server.ts';
import type { PageHandle } from '#app/root.tsx';
import { type Services, servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { unblurred } from '#app/ui/pictures/unblurred.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/enquire-route.ts';
import { confirmationRouteTexts as confirmation } from './confirmation/texts.ts';
import { type EnquiryValues, type EnquiryVenue, variantOf } from './enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { enquiryPrefill, prefillSpace, wishesInWords } from './links/choose-subject.ts';
import { visitorMailTexts as mails, enquireRouteTexts as texts } from './texts.ts';

export const handle: PageHandle = {
  page: {
    shared: true,
    query: {
      venue: 'any',
      space: 'any',
      event_type: eventTypes,
      offer: 'any',
      guests: 'any',
      date: 'any',
      layout: 'any',
      city: 'any',
      setting: 'any',
      rooms: 'any',
    },
    answersForeignOrigin: true,
  },
};

/** The slug of the hotel that a posted form names. The loader offers this hotel when the form is shown again. */
const postedVenue = createContext('');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, openDays, origin } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const named = [query.get('venue') ?? '', context.get(postedVenue)].filter(Boolean);
  const venues = await venueOptions(catalogue, { named });
  const offer = query.has('offer') && (await catalogue.offers()).value.find(({ slug }) => slug === query.get('offer'));
  const { criteria } = readFinderQuery(query);
  const wished = readWishedDay(query.get('date') ?? '');
  const filled = {
    event_type: query.get('event_type') ?? '',
    // What cannot be read stands in its field as it was typed, and is refused there.
    guest_count: criteria ? String(criteria.guests) : (query.get('guests') ?? ''),
    event_date: 'value' in wished ? wished.value : (query.get('date') ?? ''),
    ...(offer && { special_requirements: enquiryPrefill(texts.offer(offer.title)) }),
    ...(await prefillVenue(request, catalogue, venues)),
  };
  const date = 'value' in wished && wished.value > todayInIndia() ? wished.value : null;
  // The address named a hotel by an earlier slug, and the hotel is not among the first.
  const isOffered = !filled.venue_id || venues.some(({ slug }) => slug === filled.venue_id);
  const offered = isOffered ? venues : await venueOptions(catalogue, { named: [...named, filled.venue_id ?? ''] });
  const wishes = criteria ? wishesInWords(criteria) : '';
  const subject = [filled.special_requirements, wishes].filter(Boolean).join(' ');
  const chosen = context.get(postedVenue) || filled.venue_id || '';
  const spaces = chosen ? await venueSpaces(catalogue, chosen) : undefined;
  const choices = spaces ? withSpaces(offered, chosen, spaces) : offered;
  const property = offered.find(({ slug }) => slug === filled.venue_id);
  const answer = property && date ? await openDays.property(property.slug, date, criteria?.guests ?? null) : null;
  const asked: AskedDay | null =
    property && date && answer
      ? { ...answer, property: { slug: property.slug, name: property.name }, day: date }
      : null;
  const lookup = chosen ? (await catalogue.hotelBySlug(chosen)).value : undefined;
  const house = lookup?.kind === 'found' ? lookup.property : undefined;
  context.set(pageFactsContext, { picture: picture('social/enquire'), trail: [[names.enquire, paths.enquire()]] });
  return {
    origin,
    venues: choices,
    filled: {
      ...filled,
      ...(criteria?.rooms && { needs_rooms: 'yes' }),
      ...(subject && { special_requirements: subject }),
    },
    estimate: await estimateTyped({ ...filled, ...context.get(typedContext) }, createFindPrices(catalogue)),
    today: todayInIndia(),
    phone: house?.contact.phone ?? site.centralReservations.phone,
    picture: unblurred(house?.heroImages[0] ?? picture('home/hero-1')),
    steps: { heading: confirmation.next, items: mails.enquiry.steps(house?.name ?? site.name) },
    team: confirmation.answers(confirmation.teams.event(house?.name)),
    asked,
    guests: criteria?.guests ?? null,
  };
}

export async function action(args: Route.ActionArgs) {
  const received = await receiveForm(args, args.context.get(servicesContext).receivers.enquiry);
  args.context.set(postedVenue, received.values.venue_id ?? '');
  args.context.set(typedContext, received.values);
  return pageResponse(received);
}

/** The response to a refused form says when to try again. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const links: Route.LinksFunction = () => [formPageStyles];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const head = pageMeta({
    title: `${texts.heading} – Tivoli`,
    description: texts.description,
    origin: loaderData.origin,
    canonical: paths.enquire(),
  });
  return [...head, ...openDaysStyles(loaderData.asked !== null)];
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const { origin: _, asked, guests, picture, team, steps, ...facts } = loaderData;
  const isPart = facts.venues.length >= mostVenueOptions;
  const variant = actionData?.values ? variantOf(actionData.values) : 'enquiry';
  return (
    <FormPage
      phone={facts.phone}
      opener={
        <PlaceOpener picture={picture} team={team} when={texts.withinDay} isLow>
          <Breadcrumb here={texts.here} />
          <h1 className="text-section">{texts.heading}</h1>
          <p className="text-lead mt-4 text-quiet max-md:hidden">{texts.text}</p>
        </PlaceOpener>
      }
      steps={steps}
      aside={isPart ? <OtherHotels /> : null}
    >
      <OccasionChoice chosen="event" hotel={facts.filled?.venue_id || undefined} />
      {asked ? <LazyDayNotice asked={asked} guests={guests} /> : null}
      <EnquiryForm {...facts} variant={variant} reply={actionData} />
    </FormPage>
  );
}

function OtherHotels() {
  return (
    <p className="measure mt-6 text-quiet">
      {texts.hotelMissing} <TextLink to={paths.hotels()}>{texts.findHotel}</TextLink> {texts.askThere}
    </p>
  );
}

/** Fills in what `?venue=` and `?space=` name; a venue may be named by an alias as well. */
async function prefillVenue(
  request: Request,
  catalogue: Services['catalogue'],
  venues: EnquiryVenue[],
): Promise<Partial<EnquiryValues>> {
  const query = new URL(request.url).searchParams;
  const named = query.get('venue');
  if (!named) return {};
  const isSlug = venues.some(({ slug }) => slug === named);
  if (isSlug && !query.has('space')) return { venue_id: named };
  const { value } = await catalogue.hotelBySlug(named);
  if (value.kind === 'alias') return { venue_id: value.canonicalSlug };
  return { venue_id: isSlug ? named : '', ...(value.kind === 'found' && prefillSpace(value.property, request)) };
}
