import { redirect } from 'react-router';
import type { Announcement } from '#app/catalogue/editorial.ts';
import { currentOffers } from '#app/catalogue/offer.ts';
import type { Catalogue, Read } from '#app/catalogue/server/catalogue.server.ts';
import { listCards, outlineOf, shownOffers } from '#app/catalogue/server/catalogue-answers.server.ts';
import { contentHandle } from '#app/desk/content/content-form.tsx';
import type { Preview } from '#app/desk/content/server/preview.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { renderPageContext, servicesContext } from '#app/services.server.ts';
import type { Route } from './+types/content-preview-route.ts';
import { readContentParams, readDraft } from './read-draft.ts';

export const handle = contentHandle;

/** A preview needs a posted draft; without one it leads to the form. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { kind, id } = readContentParams(params, context);
  throw redirect(deskPaths.contentRow(kind, id));
}

const refusals = {
  invalid: 'Some fields are not right yet, so there is nothing to preview. Save says which ones.',
  conflict: 'Somebody else has changed this in the meantime. Reload the form.',
  gone: 'That no longer exists.',
};

/** Sends the page of the site as it would be after saving. Its scripts do not run and its forms cannot be sent. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const target = readContentParams(params, context);
  const result = await context.get(servicesContext).editing.preview(target.principal, await readDraft(request, target));
  if (result.kind !== 'shown')
    return new Response(refusals[result.kind], {
      status: result.kind === 'invalid' ? 422 : 409,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const { path, answers } = pageOf(result.preview);
  const page = await context.get(renderPageContext)(path, answers);
  const headers = new Headers(page.headers);
  const policy = headers.get('content-security-policy');
  headers.set('content-security-policy', [policy, 'sandbox allow-same-origin'].filter(Boolean).join('; '));
  return new Response(page.body, { status: page.status, headers });
}

const notice: Announcement = { message: 'A preview: nothing is saved yet.', startsAt: '2026-01-01T00:00:00.000Z' };
const live = async <T>(value: T): Promise<Read<T>> => ({ value, source: 'live' });

/** Chooses the page that shows a draft best, and the values that replace the catalogue's there. */
function pageOf({ hotel, changed }: Preview): { path: string; answers: Partial<Catalogue> } {
  const announcement = () => live(notice);
  if (hotel) {
    const found = { kind: 'found', property: hotel } as const;
    return { path: paths.hotel(hotel.slug), answers: { hotelBySlug: () => live(found), announcement } };
  }
  if (!changed) return { path: paths.home(), answers: { announcement } };
  const { content, of, part, slug } = changed;
  switch (of) {
    case 'offers': {
      const current = currentOffers(shownOffers(content), todayInIndia());
      return { path: paths.offers(), answers: { offers: () => live(current), announcement } };
    }
    case 'brands':
    case 'locations': {
      // A hidden row has no page of its own.
      const isShown = content[of].some((one) => one.slug === slug);
      const ofItsOwn = of === 'brands' ? paths.brand(slug) : paths.location(slug);
      const ofAll = of === 'brands' ? paths.brands() : paths.locations();
      return {
        path: isShown ? ofItsOwn : ofAll,
        answers: {
          brands: () => live(content.brands),
          locations: () => live(content.locations),
          groupOutline: () => live(outlineOf(content)),
          hotelsWithDetails: (filter = {}) => live(listCards(content, filter)),
          announcement,
        },
      };
    }
    case 'press_articles':
    case 'awards':
    case 'social_posts':
    case 'group_texts': {
      const path = of === 'press_articles' ? paths.pressCoverage() : pageOfText(part, slug);
      return { path, answers: { editorial: () => live(content.editorial), announcement } };
    }
    default: {
      const newest = of === 'announcements' ? content.announcements[0] : undefined;
      return { path: paths.home(), answers: { announcement: () => live(newest ?? null) } };
    }
  }
}

/** The page that shows a text of the group; an award or a post, which is of no part, is on the home page. */
function pageOfText(part: string, slug: string): string {
  if (part === '') return paths.home();
  if (part === 'governance') return paths.sustainability();
  if (part !== 'menu') return paths.loyalty();
  const [hotel, venue] = slug.split('/');
  return hotel && venue ? paths.hotelMenu(hotel, venue) : paths.inRoomDining();
}
