import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PictureRow } from '#app/ui/links/picture-row.tsx';
import type { PicturedHit } from './places-of-hits.server.ts';

interface FoundProps {
  title: string;
  lines: PicturedHit[];
}

/** The results of one kind, each row a link. */
export function Found({ title, lines }: FoundProps) {
  if (lines.length === 0) return null;
  return (
    <section className="found">
      <h2 className="text-heading">{title}</h2>
      <ul className={lines.some(({ image }) => image) ? 'hotel-rows mt-4' : 'mt-4'}>
        {lines.map(({ to, name, note, image }) =>
          image ? (
            <li key={to}>
              <PictureRow to={to} picture={image} name={name}>
                {note ? <span className="text-small text-quiet">{note}</span> : null}
              </PictureRow>
            </li>
          ) : (
            <li key={to} className="hairline-t">
              <PageLink to={to} className="found-row">
                <span>
                  <span className="text-small-heading block">{name}</span>
                  {note ? <span className="text-small text-quiet">{note}</span> : null}
                </span>
                <Icon name="right" className="size-4 text-accent" />
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
