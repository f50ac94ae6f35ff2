import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';

export interface ArcadeProps {
  locations: { slug: string; name: string; picture?: PictureFacts | undefined }[];
}

/** The places as a row of arches. A place without a picture is only in the list below. */
export function Arcade({ locations }: ArcadeProps) {
  const pictured = locations.filter(({ picture }) => picture);
  return (
    <ul className="arcade">
      {pictured.map(({ slug, name, picture }, place) => (
        <li key={slug}>
          <PageLink to={paths.location(slug)}>
            <ArchFrame shape="3:5">
              <Picture
                picture={picture}
                shown={{ phone: 38, tablet: 24, desktop: 12, atMost: 160 }}
                crop="3:5"
                load={place === 0 ? 'first' : 'lazy'}
                alt=""
              />
            </ArchFrame>
            <span className="text-small-heading">{name}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
