import { data } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import styles from '#app/features/desk-content/content.css?url';
import { venueOptions } from '#app/features/enquiry/venue-options.ts';
import { HotelPage } from '#app/features/hotel/hotel-page.tsx';
import { OffersPage } from '#app/features/offers/offers-page.tsx';
import { AnnouncementBar } from '#app/layout/announcement-bar.tsx';
import { places, yamuna } from '#content/places.ts';
import { press } from '#content/press.ts';
import { todayInIndia } from '#domain/dates.ts';
import { currentOffers } from '#domain/offer.ts';
import { servicesContext } from '#server/services.ts';
import { staffOnly } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-content-preview.ts';
import { contentAsked, readDraft } from './content-draft.ts';

export const middleware: Route.MiddlewareFunction[] = [staffOnly((from) => deskPaths.signIn(from))];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = () => [
  { title: 'Preview – Tivoli desk' },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** A preview is of what was typed: without that it leads to the form. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { kind, id } = contentAsked(params, context);
  return { form: deskPaths.contentRow(kind, id) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const asked = contentAsked(params, context);
  const { editing, catalogue } = context.get(servicesContext);
  const result = await editing.preview(asked.principal, await readDraft(request, asked));
  if (result.kind !== 'shown')
    return data({ refused: result } as const, { status: result.kind === 'invalid' ? 422 : 409 });
  const { hotel, offers, announcements } = result.preview;
  const today = todayInIndia();
  const hotels = (await catalogue.listHotels({ includeInactive: true })).value;
  return data({
    shown: {
      hotel: hotel && {
        property: hotel,
        surroundings: { places, river: yamuna },
        enquiry: { venues: venueOptions(hotels), today, filled: {} },
        menus: [],
        films: { promo: undefined, heritage: undefined },
        press: press.filter(({ id }) => hotel.plan.press?.includes(id)),
      },
      offers:
        offers &&
        currentOffers(offers, today).map((offer) => ({
          ...offer,
          hotelName: hotels.find(({ slug }) => slug === offer.hotel)?.name,
        })),
      announcement: announcements?.[0] ?? null,
    },
  } as const);
}

const refusals = {
  invalid: 'Some fields are not right yet: save shows which ones.',
  conflict: 'Somebody else has changed this in the meantime. Load the form anew.',
  gone: 'That is no longer there.',
};

/** What the site would show after saving: the page's own parts, over a draft that nobody keeps. */
export default function DeskContentPreview({ actionData, loaderData }: Route.ComponentProps) {
  if (!actionData || 'refused' in actionData) {
    const words = actionData ? refusals[actionData.refused.kind] : 'A preview opens from its form.';
    return (
      <p className="preview-bar" role="alert">
        {words} <a href={loaderData.form}>To the form</a>
      </p>
    );
  }
  const { hotel, offers, announcement } = actionData.shown;
  return (
    <>
      <p className="preview-bar" role="status">
        A preview: nothing is saved yet.
      </p>
      {announcement ? <AnnouncementBar announcement={announcement} /> : null}
      {hotel ? <HotelPage {...hotel} /> : null}
      {offers ? <OffersPage offers={offers} /> : null}
    </>
  );
}
