import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { HomeData } from './home-route.tsx';
import { experiencesTexts as texts } from './texts.ts';

/**
 * A row for each experience. Where there is room and a pointer, one arch beside them shows the picture of the row under
 * the pointer, or else the first; elsewhere each row has its own picture.
 */
export function Experiences({ experiences }: Pick<HomeData, 'experiences'>) {
  const [pointedAt, pointAt] = useState<string>();
  return (
    <section className="wonders on-cream wrap section-space" aria-labelledby="experiences-heading">
      <div className="wonders-arch">
        <ArchFrame>
          {experiences.map(({ id, image }) => (
            <span key={id} className="wonder fill" data-shown={id === pointedAt ? '' : undefined}>
              <Picture picture={image} shown={{ phone: 90, desktop: 35, atMost: 500 }} crop="4:5" alt="" />
            </span>
          ))}
        </ArchFrame>
      </div>
      <div className="wonders-words">
        <h2 id="experiences-heading" className="text-section">
          {texts.heading}
        </h2>
        <ul className="rows mt-8">
          {experiences.map(({ id, title, text, to, image }) => (
            <li
              key={id}
              onPointerEnter={() => pointAt(id)}
              // The page may have been hydrated after the pointer entered.
              onPointerMove={() => pointAt(id)}
              onPointerLeave={() => pointAt(undefined)}
              onFocus={({ target }) => (target.matches(':focus-visible') ? pointAt(id) : undefined)}
              onBlur={() => pointAt(undefined)}
            >
              <PageLink to={to} className="row">
                <span className="row-picture">
                  <ArchPicture picture={image} />
                </span>
                <div>
                  <h3 className="text-heading">{title}</h3>
                  <p className="text-quiet">{text}</p>
                </div>
                <span className="row-more">
                  {texts.more}
                  <Icon name="arrow" />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
