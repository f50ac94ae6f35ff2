import { type MouseEvent, useState } from 'react';
import type { Amenity, Property } from '#app/catalogue/property.ts';
import { guestFigure } from '#app/catalogue/space-figures.ts';
import type { FilmDialog } from '#app/hotels/films/film-dialog.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { busyWhile } from '#app/ui/loading/busy-while.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { ShareButton } from '#app/ui/share-button.tsx';
import { isMovingDrawing, type Video } from '#app/ui/video/video.ts';
import { anchorOf, type SectionProps } from './section-links.tsx';
import { overviewTexts as texts } from './texts.ts';

/** Lists the amenities, on a page without a plan of its own. */
const mostAmenities = 6;

export function Overview({ property, background, film }: SectionProps & { film: Video | undefined }) {
  const [first, ...more] = property.plan.about.length > 0 ? property.plan.about : [property.description];
  return (
    <section id={anchorOf('overview')} className={`${background} wrap overview`}>
      <div className="lg:columns-12 gap-y-6 max-lg:grid">
        <h2 className="text-section lg:col-span-6">{property.plan.headings.overview ?? texts.about(property.name)}</h2>
        <div className="lg:col-span-6 lg:row-span-2">
          <p {...contentLang(first)} className="text-lead">
            {first}
          </p>
          {more.map((paragraph) => (
            <p key={paragraph} {...contentLang(paragraph)} className="measure mt-4 text-quiet">
              {paragraph}
            </p>
          ))}
          {property.features.length > 0 ? (
            <p className="text-small measure mt-4 text-accent">{property.features.join(' · ')}</p>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-x-7">
            {film ? (
              <WatchFilm film={film}>{isMovingDrawing(film) ? texts.watchDrawing : texts.watchFilm}</WatchFilm>
            ) : null}
            <TextLink to={paths.factSheet(property.slug)}>{texts.factSheet}</TextLink>
            <TextLink to={paths.compare([property.slug])}>{texts.compare}</TextLink>
            <ShareButton title={property.name} />
          </div>
        </div>
        <FigureTiles property={property} />
      </div>
      {property.plan.kind === 'generic' ? <Amenities amenities={property.amenities.slice(0, mostAmenities)} /> : null}
    </section>
  );
}

function FigureTiles({ property }: { property: Property }) {
  const figures = figuresOf(property);
  if (figures.length === 0) return null;
  return (
    <dl className="figure-tiles lg:col-span-6">
      {figures.map(({ figure, label, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note ? <span className="text-small block">{note}</span> : null}
          </dt>
          <dd className={figure.length > 6 ? 'text-figure-long' : 'text-figure'}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Shows the figures as tiles; a figure that is absent or zero is left out. A house with one figure only has its parking
 * places beside it.
 */
function figuresOf({ quickStats, policies, plan: { tileNotes = {} } }: Property) {
  const { rooms, diningVenues, eventCapacity, conciergeHours } = quickStats;
  const capacity = eventCapacity && /^[\d,]+$/.test(eventCapacity) ? guestFigure(eventCapacity) : eventCapacity;
  const figures = [
    { figure: rooms ? String(rooms) : '', label: texts.rooms, note: tileNotes.rooms },
    {
      figure: diningVenues ? String(diningVenues) : '',
      label: texts.diningVenues(diningVenues),
      note: tileNotes.diningVenues,
    },
    { figure: capacity ?? '', label: texts.eventCapacity, note: tileNotes.eventCapacity },
    { figure: conciergeHours ?? '', label: texts.concierge, note: tileNotes.conciergeHours },
  ].filter(({ figure }) => figure !== '');
  const [places, ...vehicles] = policies.parking?.split(' ') ?? [];
  if (figures.length !== 1 || !places || !/^\d+$/.test(places)) return figures;
  return [...figures, { figure: places, label: texts.parking, note: vehicles.join(' ') }];
}

const load = () =>
  importWithRetry(() => import('#app/hotels/films/film-dialog.tsx')).then(({ FilmDialog }) => FilmDialog);

/** Links to a film. Where scripts run, the film opens over the page; the dialog's script is loaded with the click. */
function WatchFilm({ film, children }: { film: Video; children: string }) {
  const [opened, setOpened] = useState<{ Show: typeof FilmDialog; isOpen: boolean }>();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    busyWhile(event.currentTarget, () =>
      load().then(
        (Show) => setOpened({ Show, isOpen: true }),
        () => location.assign(href),
      ),
    );
  }
  return (
    <>
      <a href={film.page ?? film.url} className="link" data-needs-script="" onClick={open}>
        <Icon name="play" className="size-5" />
        <span>{children}</span>
      </a>
      {opened ? (
        <opened.Show
          film={film}
          isOpen={opened.isOpen}
          onClose={() => setOpened((before) => before && { ...before, isOpen: false })}
        />
      ) : null}
    </>
  );
}

export function Amenities({ amenities }: { amenities: Amenity[] }) {
  return (
    <ul className="amenities">
      {amenities.map(({ id, name, description }) => (
        <li key={id} className="hairline-t">
          <h3 className="text-small-heading">{name}</h3>
          <p className="text-small text-quiet">{description}</p>
        </li>
      ))}
    </ul>
  );
}
