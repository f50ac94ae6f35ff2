import type { ReactNode } from 'react';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import type { TourPlace } from './list-views.ts';
import { tourTexts as texts } from './texts.ts';

interface PlacePlaqueProps {
  place: Pick<TourPlace, 'title' | 'text' | 'asked'>;
  property: string;
  /** Where it stands among the pictures of the page: "2 of 12". */
  count?: string;
  /** Whether the place looks as its text says, and its hall is not laid out otherwise. */
  isUsual: boolean;
  children: ReactNode;
}

/** What a place of the tour is called, what is said of it, and the link to ask about it. */
export function PlacePlaque({ place, property, count, isUsual, children }: PlacePlaqueProps) {
  const { title, text, asked } = place;
  const guests = asked?.space && texts.guests(asked.space.guests);
  const filled = { venue: property, ...(asked?.space ? { space: asked.space.id } : {}) };
  return (
    <div className="walk-plaque">
      {count ? <p className="text-small figures text-quiet">{count}</p> : null}
      <h2 {...contentLang(title)} className="text-heading">
        {title}
      </h2>
      {guests && !text.startsWith(guests) ? <p className="figures">{guests}</p> : null}
      {text && isUsual ? <p className="text-small text-quiet">{text}</p> : null}
      {children}
      {asked ? (
        <a className="button button-gold button-small" href={paths.enquire(filled)}>
          {texts.enquire(asked.name)}
        </a>
      ) : null}
    </div>
  );
}
