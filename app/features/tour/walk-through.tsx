import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Stop } from './stops-of.ts';

interface WalkThroughProps {
  name: string;
  slug: string;
  stops: Stop[];
}

const anchor = (place: number) => `stop-${place + 1}`;

/** One place after another, each as large as the screen; its arrows are links, so that it walks without a script. */
export function WalkThrough({ name, slug, stops }: WalkThroughProps) {
  return (
    <article className="walk on-night">
      <h1 className="sr-only">A walk through {name}</h1>
      {stops.map(({ title, text, picture }, place) => (
        <section key={title} id={anchor(place)} className="walk-stop" aria-label={title} tabIndex={-1}>
          <div className="walk-picture fill">
            <Picture
              picture={picture}
              shown={{ phone: 100, desktop: 100 }}
              load={place === 0 ? 'first' : 'lazy'}
              portrait={{ crop: '3:5' }}
            />
          </div>
          <div className="walk-plaque plaque">
            <p className="text-small figures text-quiet">
              {place + 1} of {stops.length}
            </p>
            <h2 className="text-heading">{title}</h2>
            {text ? <p className="text-small mt-1 text-quiet">{text}</p> : null}
            <p className="mt-3 flex items-center gap-2">
              {place > 0 ? (
                <a href={`#${anchor(place - 1)}`} className="square-button" aria-label="Previous place">
                  <Icon name="left" />
                </a>
              ) : null}
              {place + 1 < stops.length ? (
                <a href={`#${anchor(place + 1)}`} className="square-button" aria-label="Next place">
                  <Icon name="right" />
                </a>
              ) : (
                <TextLink to={paths.hotel(slug)}>Back to {name}</TextLink>
              )}
            </p>
          </div>
        </section>
      ))}
    </article>
  );
}
