import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/desk/frame/desk-route.tsx';
import { ViewTabs } from '#app/desk/frame/view-tabs.tsx';
import { deskPaths } from '#app/desk-paths.ts';
import { contentPlans, editsKind, groupKinds, hotelKinds } from './fields/content-kinds.ts';

export function ContentTabs({ current }: { current: string }) {
  const { person } = useRouteLoaderData<typeof loader>('desk/frame/desk-route') ?? {};
  const kinds = groupKinds.filter((kind) => !person || editsKind(person, kind));
  const tabs = [
    ...kinds.map((kind) => {
      const { tab, many } = contentPlans[kind];
      return { key: kind, label: tab ?? many, to: deskPaths.content(kind) };
    }),
    { key: 'samples', label: 'Samples', to: deskPaths.contentSamples() },
    { key: 'changes', label: 'Changes', to: deskPaths.contentChanges() },
  ];
  return <ViewTabs label="Kinds of content" tabs={tabs} current={current} />;
}

/** The tabs of a hotel's own content, with a link back to all hotels. */
export function HotelTabs({
  hotel: { id, label },
  current,
}: {
  hotel: { id: string; label: string };
  current: string;
}) {
  const tabs = [
    { key: 'all', label: 'All hotels', to: deskPaths.content('hotels') },
    { key: 'hotels', label: 'The hotel', to: deskPaths.contentRow('hotels', id) },
    ...hotelKinds.map((kind) => ({
      key: kind,
      label: contentPlans[kind].many,
      to: deskPaths.content(kind, { hotel: id }),
    })),
    { key: 'pictures', label: 'Pictures', to: deskPaths.gallery(id) },
  ];
  return <ViewTabs label={label} tabs={tabs} current={current} />;
}
