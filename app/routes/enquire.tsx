import { EnquiryForm } from '#app/features/enquiry/enquiry-form.tsx';
import { filledWithVenue } from '#app/features/enquiry/filled-with-venue.ts';
import { receiveEnquiry } from '#app/features/enquiry/receive-enquiry.ts';
import { offeredVenues, venueOptions } from '#app/features/enquiry/venue-options.ts';
import { wordsAbout } from '#app/features/enquiry/words-about.ts';
import { readWishes } from '#app/features/finder/read-wishes.ts';
import { FormPage } from '#app/features/forms/form-page.tsx';
import { pageResponse } from '#app/features/forms/form-response.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { site } from '#content/site.ts';
import { todayInIndia } from '#domain/dates.ts';
import { variantOf } from '#domain/enquiry-variant.ts';
import { eventTypes } from '#domain/event-type.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/enquire.ts';

const heading = 'Plan Your Special Occasion';

export const handle: PageHandle = {
  page: {
    shared: true,
    query: { venue: 'any', space: 'any', event_type: eventTypes, offer: 'any', guests: 'any', date: 'any' },
    answersForeignOrigin: true,
  },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const venues = venueOptions((await catalogue.listHotels(offeredVenues)).value);
  const query = new URL(request.url).searchParams;
  const offer = query.has('offer') && (await catalogue.offers()).value.find(({ slug }) => slug === query.get('offer'));
  const asked = readWishes(query);
  const filled = {
    event_type: query.get('event_type') ?? '',
    ...(asked && { guest_count: String(asked.guests) }),
    ...(asked?.date && { event_date: asked.date }),
    ...(offer && { special_requirements: wordsAbout(`the offer “${offer.title}”`) }),
    ...(await filledWithVenue(request, {
      venues,
      async hotelBySlug(slug) {
        const lookup = (await catalogue.hotelBySlug(slug)).value;
        if (lookup.kind === 'alias') return lookup.canonicalSlug;
        return lookup.kind === 'found' ? lookup.property : null;
      },
    })),
  };
  return { origin, venues, filled, today: todayInIndia(), phone: site.centralReservations.phone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, enquiries } = context.get(servicesContext);
  const facts = { ...context.get(requestContext), secret: config.appSecret, submit: enquiries.submit };
  return pageResponse(await receiveEnquiry(request, facts));
}

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
  const variant = actionData?.values ? variantOf(actionData.values) : 'enquiry';
  return (
    <FormPage title={heading} here="Enquire" text="Tell us the day and the number of guests." phone={facts.phone}>
      <EnquiryForm {...facts} variant={variant} reply={actionData} />
    </FormPage>
  );
}
