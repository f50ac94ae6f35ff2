import type { PropertyCard } from '#app/catalogue/property.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';

export interface CompareStartProps {
  hotels: Pick<PropertyCard, 'slug' | 'name' | 'city' | 'image'>[];
}

/** The houses to begin a comparison with, where none is chosen yet: a row of pictures that scrolls on a phone. */
export function CompareStart({ hotels }: CompareStartProps) {
  return (
    <ul className="arcade compare-start">
      {hotels.map(({ slug, name, city, image }, place) => (
        <li key={slug}>
          <PageLink to={paths.compare([slug])}>
            <ArchFrame>
              <Picture
                picture={image}
                shown={{ phone: 38, tablet: 24, desktop: 14, atMost: 190 }}
                crop="4:5"
                load={place === 0 ? 'first' : 'lazy'}
                alt=""
              />
            </ArchFrame>
            <span {...contentLang(name)} className="text-small-heading">
              {name}
            </span>
            <span className="text-small text-quiet">{city}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
