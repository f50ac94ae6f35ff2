import { pageIn } from '#app/language/page-in.ts';
import { language } from '#app/language/page-language.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import type { Navigation } from './layout-data.ts';
import { frameTexts as texts } from './texts.ts';

/** One line above the header, shown while staff have published an announcement. */
export function AnnouncementBar({ announcement }: Pick<Navigation, 'announcement'>) {
  if (!announcement) return null;
  const { message, link } = announcement;
  return (
    <aside className="announcement" aria-label={texts.announcement}>
      <p>
        {message} <SampleMark of={announcement} />{' '}
        {link?.url.startsWith('/') && !link.url.includes('.') ? (
          <PageLink to={pageIn(language, link.url)}>{link.label}</PageLink>
        ) : link ? (
          <a href={link.url}>{link.label}</a>
        ) : null}
      </p>
    </aside>
  );
}
