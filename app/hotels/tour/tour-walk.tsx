import { Fragment } from 'react';
import type { View } from '#app/hotels/tour/list-views.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { PlaceList } from './place-list.tsx';
import { StepInside, type StepInsideProps } from './step-inside.tsx';
import { tourWalkTexts as texts } from './texts.ts';

interface TourWalkProps {
  name: string;
  slug: string;
  views: View[];
  /** The tour in panoramas, if the property has one. */
  inside: Pick<StepInsideProps, 'places' | 'firstPicture'> | undefined;
}

/** One view after another, each as large as the screen, with links between them: it works without a script. */
export function TourWalk({ name, slug, views, inside }: TourWalkProps) {
  return (
    <article className="walk on-night">
      <h1 className="sr-only">{texts.title(name)}</h1>
      {views.map(({ id, title, text, picture, exits }, place) => (
        <Fragment key={id}>
          <section id={id} className="walk-stop" aria-label={title} tabIndex={-1}>
            <div className="walk-picture fill">
              <Picture
                picture={picture}
                shown={{ phone: 100, desktop: 100 }}
                load={place === 0 ? 'first' : 'lazy'}
                portrait={{ crop: '3:5' }}
              />
            </div>
            <div className="walk-plaque plaque on-night">
              <p className="text-small figures text-quiet">{texts.place(place + 1, views.length)}</p>
              <h2 {...contentLang(title)} className="text-heading">
                {title}
              </h2>
              {text ? <p className="text-small mt-1 text-quiet">{text}</p> : null}
              {inside && place === 0 ? <StepInside slug={slug} name={name} {...inside} /> : null}
              <p className="mt-3 flex flex-wrap gap-x-6">
                {exits.map(({ to, label }) => (
                  <TextLink key={to} to={`#${to}`}>
                    {label}
                  </TextLink>
                ))}
                {place === 0 || exits.length < 2 ? <TextLink to={paths.hotel(slug)}>{texts.leave}</TextLink> : null}
              </p>
            </div>
          </section>
          {place === 0 ? <PlaceList views={views} /> : null}
        </Fragment>
      ))}
    </article>
  );
}
