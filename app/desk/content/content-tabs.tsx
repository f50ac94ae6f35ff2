import { Link } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';

/** The kinds with a tab of their own. Those that belong to a hotel are reached through the hotel. */
const tabKinds = [
  'hotels',
  'brands',
  'locations',
  'offers',
  'announcements',
  'press',
  'awards',
  'posts',
  'texts',
] as const;

const labels: Record<(typeof tabKinds)[number], string> = {
  hotels: 'Hotels',
  brands: 'Brands',
  locations: 'Locations',
  offers: 'Offers',
  announcements: 'Announcement bar',
  press: 'Press',
  awards: 'Awards',
  posts: 'Posts',
  texts: 'Texts',
};

export function ContentTabs({ current }: { current: string }) {
  return (
    <nav className="view-tabs" aria-label="Kinds of content">
      {tabKinds.map((kind) => (
        <Link key={kind} to={deskPaths.content(kind)} aria-current={kind === current ? 'page' : undefined}>
          {labels[kind]}
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
  const of = { hotel: hotel.id };
  const tabs: [string, string, string][] = [
    ['hotel', 'The hotel', deskPaths.contentRow('hotels', hotel.id)],
    ['rooms', 'Rooms', deskPaths.content('rooms', of)],
    ['spaces', 'Spaces', deskPaths.content('spaces', of)],
    ['dining', 'Dining', deskPaths.content('dining', of)],
    ['experiences', 'Experiences', deskPaths.content('experiences', of)],
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
