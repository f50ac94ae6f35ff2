import { createContext } from 'react-router';
import { eventTypes } from '#app/catalogue/event-type.ts';
import type { Property } from '#app/catalogue/property.ts';
import type { EnquiryValues, EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import { enquiryPrefill } from '#app/enquiries/links/enquiry-prefill.ts';
import { mostVenueOptions, venueOptions } from '#app/enquiries/venues/venue-options.ts';
import { FormPage } from '#app/forms/form-page.tsx';
import { pageResponse, receiveForm } from '#app/forms/server/receive-form.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { readFinderQuery } from '#app/listings/finder/finder-query.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { site } from '#content/site.ts';
import { prefillSpace } from '../links/prefill-space.ts';
import type { Route } from './+types/enquire-route.ts';
import { variantOf } from './enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const heading = 'Plan Your Special Occasion';

export const handle: PageHandle = {
  page: {
    shared: true,
    query: { venue: 'any', space: 'any', event_type: eventTypes, offer: 'any', guests: 'any', date: 'any' },
    answersForeignOrigin: true,
  },
};

/** The hotel that a posted form names; the loader adds it to the choices when the form is shown again. */
const postedVenue = createContext('');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const named = [query.get('venue') ?? '', context.get(postedVenue)].filter(Boolean);
  const venues = await venueOptions(catalogue, { named });
  const offer = query.has('offer') && (await catalogue.offers()).value.find(({ slug }) => slug === query.get('offer'));
  const criteria = readFinderQuery(query);
  const filled = {
    event_type: query.get('event_type') ?? '',
    ...(criteria && { guest_count: String(criteria.guests) }),
    ...(criteria?.date && { event_date: criteria.date }),
    ...(offer && { special_requirements: enquiryPrefill(`the offer “${offer.title}”`) }),
    ...(await prefillVenue(request, {
      venues,
      async hotelBySlug(slug) {
        const lookup = (await catalogue.hotelBySlug(slug)).value;
        if (lookup.kind === 'alias') return lookup.canonicalSlug;
        return lookup.kind === 'found' ? lookup.property : null;
      },
    })),
  };
  // The address named a hotel by an earlier slug, and the hotel is not among the first.
  const isOffered = !filled.venue_id || venues.some(({ slug }) => slug === filled.venue_id);
  const offered = isOffered ? venues : await venueOptions(catalogue, { named: [...named, filled.venue_id ?? ''] });
  return { origin, venues: offered, filled, today: todayInIndia(), phone: site.centralReservations.phone };
}

export async function action(args: Route.ActionArgs) {
  const received = await receiveForm(args, args.context.get(servicesContext).enquiries);
  args.context.set(postedVenue, received.values.venue_id ?? '');
  return pageResponse(received);
}

/** The response to a refused form says when to try again. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: `${heading} – Tivoli`,
    description: 'Tell us the day and the number of guests. Our team will contact you within 24 hours.',
    origin: loaderData.origin,
    canonical: paths.enquire(),
  });
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const { origin: _, ...facts } = loaderData;
  const isPart = facts.venues.length >= mostVenueOptions;
  const variant = actionData?.values ? variantOf(actionData.values) : 'enquiry';
  return (
    <FormPage
      title={heading}
      here="Enquire"
      text="Tell us the day and the number of guests."
      phone={facts.phone}
      aside={isPart ? <OtherHotels /> : null}
    >
      <EnquiryForm {...facts} variant={variant} reply={actionData} />
    </FormPage>
  );
}

/** This link is shown if the select does not offer every hotel. */
function OtherHotels() {
  return (
    <p className="measure mt-6 text-quiet">
      Your hotel is not in the list? <TextLink to={paths.hotels()}>Find it</TextLink> and ask on its own page.
    </p>
  );
}

interface Known {
  /** The hotel that an address names, or the canonical slug of an alias. */
  hotelBySlug: (slug: string) => Promise<Property | string | null>;
  venues: EnquiryVenue[];
}

/** Fills in what `?venue=` and `?space=` name; a venue may be named by an alias as well. */
async function prefillVenue(request: Request, { hotelBySlug, venues }: Known): Promise<Partial<EnquiryValues>> {
  const query = new URL(request.url).searchParams;
  const named = query.get('venue');
  if (!named) return {};
  const isSlug = venues.some(({ slug }) => slug === named);
  if (isSlug && !query.has('space')) return { venue_id: named };
  const found = await hotelBySlug(named);
  if (typeof found === 'string') return { venue_id: found };
  return { venue_id: isSlug ? named : '', ...(found && prefillSpace(found, request)) };
}
