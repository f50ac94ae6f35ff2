import type { SearchHit } from '#app/catalogue/server/search-site.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';

interface FoundProps {
  title: string;
  lines: SearchHit[];
}

/** The results of one kind, each row a link. */
export function Found({ title, lines }: FoundProps) {
  if (lines.length === 0) return null;
  return (
    <section className="found">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-4">
        {lines.map(({ to, name, note }) => (
          <li key={to} className="hairline-t">
            <PageLink to={to} className="found-row">
              <span>
                <span className="text-small-heading block">{name}</span>
                {note ? <span className="text-small text-quiet">{note}</span> : null}
              </span>
              <Icon name="right" className="size-4 text-accent" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
