import { type ComponentType, Fragment, useRef, useState } from 'react';
import { data } from 'react-router';
import { MissingHotelPage, subpageHandle, subpageHeaders } from '#app/hotels/hotel-subpage.tsx';
import { loadHotel } from '#app/hotels/load-hotel.ts';
import styles from '#app/hotels/planner/planner.css?url';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { notFoundMeta } from '#app/shell/errors/not-found-meta.ts';
import { largeEnough } from '#app/shell/head/hotel-picture.ts';
import { locationsCrumb, pageFactsContext, pictureOf } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { tours } from '#content/tours/tours.ts';
import { walkThroughs } from '#content/walk-throughs.ts';
import type { Route } from './+types/tour-route.ts';
import { listTourPlaces, listViews, type TourPlace, type View } from './list-views.ts';
import { fetchPanoramaAhead } from './panorama/fetch-panorama.ts';
import type { PanoramaDialogProps } from './panorama/panorama-dialog.tsx';
import { panoramaAddress } from './panorama/use-panorama.ts';
import { tourTexts as texts } from './texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await loadHotel(args, paths.hotelTour);
  if ('missing' in found) return data(found.missing, found.init);
  const { property, origin } = found;
  const { name, slug } = property;
  const made = walkThroughs.find(({ property: of }) => of === slug);
  const views = listViews(property, made);
  const tour = tours.find(({ property: of }) => of === slug);
  const [first] = tour?.stations ?? [];
  const inside = tour &&
    first && { places: listTourPlaces(tour, property, views), firstPicture: panoramaAddress(first.panorama) };
  args.context.set(pageFactsContext, {
    picture: largeEnough([views[0]?.picture], pictureOf(slug)),
    trail: [locationsCrumb, [name, paths.hotel(slug)], [names.walkThrough, paths.hotelTour(slug)]],
  });
  return { kind: 'found' as const, origin, name, slug, views, inside };
}

export const headers = subpageHeaders;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const handle = subpageHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'missing') return notFoundMeta(loaderData);
  const { name, slug, origin } = loaderData;
  return pageMeta({
    title: texts.title(name),
    description: texts.description(name),
    origin,
    canonical: paths.hotelTour(slug),
  });
}

/** One view after another, each as large as the screen, with links between them: it works without a script. */
export default function Tour({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'found') return <MissingHotelPage {...loaderData} />;
  const { name, slug, views, inside } = loaderData;
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

type Problem = 'unsupported' | 'failed';

interface StepInsideProps {
  slug: string;
  name: string;
  places: TourPlace[];
  /** The address of the first station's panorama. */
  firstPicture: string;
}

/**
 * The button that opens the tour in panoramas. Its script, style and pictures are fetched when it is pressed. Without a
 * script there is no button, and without WebGL a sentence instead: the pictures of the page show the same places.
 */
function StepInside({ slug, name, places, firstPicture }: StepInsideProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [Opened, setOpened] = useState<ComponentType<Omit<PanoramaDialogProps, 'tour' | 'first'>>>();

  async function open() {
    if (isBusy) return;
    if (!hasWebGl()) return setProblem('unsupported');
    setBusy(true);
    setProblem(undefined);
    // The picture comes beside the script, which then takes it.
    fetchPanoramaAhead(firstPicture);
    try {
      const { panoramaTourOf } = await importWithRetry(() => import('./panorama/panorama-dialog.tsx'));
      setOpened(() => panoramaTourOf(slug));
    } catch {
      setProblem('failed');
    }
    setBusy(false);
  }

  function close() {
    setOpened(undefined);
    button.current?.focus();
  }

  return (
    <>
      <p className="mt-5 needs-script">
        <button
          ref={button}
          type="button"
          className="button button-gold"
          aria-haspopup="dialog"
          aria-busy={isBusy}
          onClick={open}
        >
          {texts.stepInside}
        </button>
      </p>
      <p className="text-small mt-3 needs-script" role="status">
        {problem ? texts[problem] : texts.around(places.length)}
      </p>
      {Opened ? (
        <Opened
          name={name}
          places={places}
          onClose={close}
          onProblem={(found) => {
            setProblem(found);
            close();
          }}
        />
      ) : null}
    </>
  );
}

/** Returns whether the browser can draw panoramas. It is asked only when a visitor wants one. */
function hasWebGl(): boolean {
  return Boolean(document.createElement('canvas').getContext('webgl2'));
}

function PlaceList({ views }: { views: View[] }) {
  return (
    <nav aria-labelledby="walk-places" className="walk-places wrap">
      <h2 id="walk-places" className="text-heading">
        {texts.places}
      </h2>
      <ol className="mt-4">
        {views.map(({ id, title, text }) => (
          <li key={id}>
            <TextLink to={`#${id}`}>
              <span {...contentLang(title)}>{title}</span>
            </TextLink>
            {text ? <p className="text-small text-quiet">{text}</p> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
