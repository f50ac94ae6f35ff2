import { ContentNotice, readNotice } from '#app/desk/content/content-notice.tsx';
import { ContentTable } from '#app/desk/content/content-table.tsx';
import { ContentTabs, HotelTabs } from '#app/desk/content/content-tabs.tsx';
import { DraftList } from '#app/desk/content/draft-list.tsx';
import { contentPlans, editsKind, mayAdd, readContentKind } from '#app/desk/content/fields/content-kinds.ts';
import { rowsPerPage } from '#app/desk/content/server/list-content.server.ts';
import { DeskLink } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { PageLinks, pageCountInWords, pageParameter } from '#app/ui/links/page-links.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { listPage, readPage, sliceOf } from '#platform/pagination.ts';
import type { Route } from './+types/content-route.ts';

export const meta: Route.MetaFunction = () => deskMeta('Content');

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { editing, principal } = deskContext(context, 'content');
  const query = new URL(request.url).searchParams;
  const kind = readContentKind(params.kind ?? 'hotels');
  const plan = kind && contentPlans[kind];
  if (!plan || plan.inGallery || !editsKind(principal, kind))
    throw new Response('There is nothing at this address.', { status: 404 });
  const hotel = plan.ofHotel ? await editing.read(principal, 'hotels', query.get('hotel') ?? '') : null;
  if (plan.ofHotel && !hotel) throw new Response('There is no such hotel.', { status: 404 });
  const page = readPage(query);
  const hindiToCheck = query.get('hindi') === 'to-check';
  const slice = { ...sliceOf(page, rowsPerPage), hindiToCheck };
  const { rows, total } = await editing.list(principal, kind, hotel?.id, slice);
  const at = listPage(total, page, rowsPerPage);
  if (!at) throw new Response('There is no such page.', { status: 404 });
  return {
    at,
    kind,
    hotel: hotel && { id: hotel.id, label: hotel.label },
    rows,
    notice: readNotice(query),
    isOrdered: plan.order !== undefined && !hindiToCheck && (kind !== 'hotels' || principal.properties === 'all'),
    mayAdd: mayAdd(principal, kind),
    drafts: await editing.drafts(principal, kind, hotel?.id),
    hindiToCheck,
  };
}

export default function DeskContent({ loaderData }: Route.ComponentProps) {
  const { kind, hotel, rows, at, notice, hindiToCheck } = loaderData;
  const plan = contentPlans[kind];
  const title = hotel ? `${plan.many} of ${hotel.label}` : kind === 'hotels' ? 'Content' : plan.many;
  const ofHotel = hotel ? { hotel: hotel.id } : {};
  const of = { ...ofHotel, ...(hindiToCheck && { hindi: 'to-check' }) };
  const toPage = (page: string | undefined) => deskPaths.content(kind, { ...of, page });
  const back = toPage(pageParameter(at.page));
  return (
    <>
      <DeskHeading title={title}>
        {loaderData.mayAdd ? (
          <DeskLink
            to={deskPaths.contentRow(kind, 'new', ofHotel)}
            look="dark"
            label={`Add ${/^[aeiou]/.test(plan.one) ? 'an' : 'a'} ${plan.one}`}
          />
        ) : null}
      </DeskHeading>
      {hotel ? <HotelTabs hotel={hotel} current={kind} /> : <ContentTabs current={kind} />}
      <ContentNotice notice={notice} back={back} />
      <DraftList drafts={loaderData.drafts} />
      <nav aria-label="Hindi">
        {hindiToCheck ? (
          <TextLink to={deskPaths.content(kind, ofHotel)}>Show all</TextLink>
        ) : (
          <TextLink to={deskPaths.content(kind, { ...ofHotel, hindi: 'to-check' })}>
            Only those with Hindi to be checked
          </TextLink>
        )}
      </nav>
      {rows.length > 0 ? (
        <div id="list" tabIndex={-1}>
          {at.pages > 1 ? <p className="desk-lead">{pageCountInWords(at, plan.one, plan.many.toLowerCase())}</p> : null}
          <ContentTable {...loaderData} title={title} back={back} />
          <PageLinks at={at} to={toPage} within="list" />
        </div>
      ) : (
        <p className="desk-empty">{hindiToCheck ? 'No Hindi is to be checked here.' : 'None yet.'}</p>
      )}
    </>
  );
}
