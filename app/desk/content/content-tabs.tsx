import { Link } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { contentPlans, groupKinds, hotelKinds } from './fields/content-kinds.ts';

export function ContentTabs({ current }: { current: string }) {
  return (
    <nav className="view-tabs" aria-label="Kinds of content">
      {groupKinds.map((kind) => (
        <Link key={kind} to={deskPaths.content(kind)} aria-current={kind === current ? 'page' : undefined}>
          {contentPlans[kind].tab ?? contentPlans[kind].many}
        </Link>
      ))}
      <Link to={deskPaths.contentSamples()} aria-current={current === 'samples' ? 'page' : undefined}>
        Samples
      </Link>
      <Link to={deskPaths.contentChanges()} aria-current={current === 'changes' ? 'page' : undefined}>
        Changes
      </Link>
    </nav>
  );
}

/** The tabs of a hotel's own content, with a link back to all hotels. */
export function HotelTabs({ hotel, current }: { hotel: { id: string; label: string }; current: string }) {
  const tabs: [key: string, words: string, to: string][] = [
    ['hotels', 'The hotel', deskPaths.contentRow('hotels', hotel.id)],
    ...hotelKinds.map((kind): [string, string, string] => [
      kind,
      contentPlans[kind].many,
      deskPaths.content(kind, { hotel: hotel.id }),
    ]),
    ['pictures', 'Pictures', deskPaths.gallery(hotel.id)],
  ];
  return (
    <nav className="view-tabs" aria-label={hotel.label}>
      <Link to={deskPaths.content('hotels')}>All hotels</Link>
      {tabs.map(([key, words, to]) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
