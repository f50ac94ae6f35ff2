import type { Navigation } from '#app/shell/header/navigation.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';

/** One line above the header, shown while staff have published an announcement. */
export function AnnouncementBar({ announcement }: Pick<Navigation, 'announcement'>) {
  if (!announcement) return null;
  const { message, link } = announcement;
  return (
    <aside className="announcement" aria-label="Announcement">
      <p>
        {message}{' '}
        {link?.url.startsWith('/') ? (
          <PageLink to={link.url}>{link.label}</PageLink>
        ) : link ? (
          <a href={link.url}>{link.label}</a>
        ) : null}
      </p>
    </aside>
  );
}
