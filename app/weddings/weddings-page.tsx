import { useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { Arrows } from '#app/ui/carousel/arrows.tsx';
import { decoded } from '#app/ui/carousel/decoded.ts';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { lazyPart, Stage, stages } from '#app/ui/loading/stage.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { fullScreen } from '#app/ui/pictures/picture-sources.ts';
import { VideoCard } from '#app/ui/video/video-card.tsx';
import { reelsTexts, threeDaysTexts as texts } from './texts.ts';
import type { WeddingsData } from './weddings-route.tsx';

const EnquiryForm = lazyPart(() => import('#app/enquiries/enquiry-form.tsx'), 'EnquiryForm');
const CeremonyPlanner = lazyPart(() => import('./ceremony-planner.tsx'), 'CeremonyPlanner');

/** The page of weddings: films by ceremony, the hotels that suit each, and the form. */
export function WeddingsPage({ title, text, hero, days, groups, reels, planner, form, enquiry }: WeddingsData) {
  return (
    <>
      <section className="hotel-hero on-night" data-layout="low-left">
        <div className="hotel-hero-picture fill">
          <Picture picture={hero} shown={fullScreen} portrait={{ crop: '3:5' }} crop="16:9" load="first" alt="" />
          <div className="hotel-hero-scrim" />
        </div>
        <div className="hotel-hero-words wrap">
          <Breadcrumb here={names.weddings} />
          <h1 className="text-hero">{title}</h1>
          <p className="text-lead measure mt-4">{text}</p>
          <PageLink to="#plan" className="button button-gold mt-6">
            {form.heading}
          </PageLink>
        </div>
      </section>
      <div className="film-groups on-cream wrap section-space">
        {days ? <ThreeDays {...days} /> : null}
        {groups.map((group) => (
          <Stage key={group.id} after={stages.priority}>
            <FilmGroup {...group} />
          </Stage>
        ))}
      </div>
      <Stage after={stages.secondary}>
        <Reels {...reels} />
      </Stage>
      <Stage after={stages.tertiary}>
        <CeremonyPlanner {...planner} />
      </Stage>
      <section id="plan" tabIndex={-1} className="on-sand wrap section-space" aria-labelledby="plan-heading">
        <div className="gap-y-10 max-lg:grid lg:columns-12">
          <div className="lg:col-span-3">
            <h2 id="plan-heading" className="text-section">
              {form.heading}
            </h2>
            <p className="measure mt-6 text-quiet">{form.text}</p>
          </div>
          <div className="lg:col-span-8 lg:col-start-5">
            <Stage after={stages.background}>
              <EnquiryForm {...enquiry} />
            </Stage>
          </div>
        </div>
      </section>
    </>
  );
}

type Days = NonNullable<WeddingsData['days']>;

/** One wedding at one house: each hour is a picture or films, a place, and the number that the place holds. */
function ThreeDays({ house, days }: Days) {
  return (
    <section className="grid gap-10 lg:gap-16" aria-labelledby="days-heading">
      <h2 id="days-heading" className="text-section">
        {texts.heading}{' '}
        <PageLink to={paths.hotel(house.slug)} className="text-accent underline decoration-1 underline-offset-8">
          {house.name}
        </PageLink>
      </h2>
      {days.map(({ heading, moments }) => (
        <section key={heading} aria-label={heading}>
          <h3 className="text-heading hairline-t pt-4">{heading}</h3>
          <ol className="hours alternating">
            {moments.map((hour) => (
              <Hour key={hour.time} hour={hour} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

const ofHour = { phone: 92, desktop: 50, atMost: 720 };

function Hour({
  hour: { time, place, id, title, text, films, image },
}: {
  hour: Days['days'][number]['moments'][number];
}) {
  return (
    <li className={films ? 'hour film-group' : 'hour'} data-films={films?.length}>
      {films ? (
        <ul className="film-grid">
          {films.map((film) => (
            <li key={film.title}>
              <VideoCard video={{ ...film, page: paths.weddingFilm(film.id) }} shown={ofHour} />
            </li>
          ))}
        </ul>
      ) : null}
      {image ? <Picture picture={image} shown={ofHour} crop="16:9" alt="" /> : null}
      <div>
        <p className="text-section text-accent">{time}</p>
        <h4 id={id && `${id}-heading`} className="text-section">
          {title}
        </h4>
        <p className="text-lead measure mt-3 text-quiet">{text}</p>
        {place.figure ? (
          <p className="hour-place">
            <span className="text-heading figures">{place.figure}</span> {place.unit} · {place.name}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** One ceremony: a short text, with its films beside or below it. */
function FilmGroup({ id, heading, text, columns, films }: WeddingsData['groups'][number]) {
  return (
    <section className="film-group" data-columns={columns} aria-labelledby={`${id}-heading`}>
      <div className="film-group-words">
        <h2 id={`${id}-heading`} className="text-section">
          {heading}
        </h2>
        <p className="text-lead measure mt-4 text-quiet">{text}</p>
      </div>
      <ul className="film-grid">
        {films.map((film, place) => (
          <li key={film.title}>
            <VideoCard video={{ ...film, page: paths.weddingFilm(film.id) }} shown={shownIn(columns, place)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const half = { phone: 92, desktop: 44, atMost: 640 };
const third = { phone: 92, tablet: 45, desktop: 29, atMost: 416 };

/** How wide a film is shown. In a group of three columns, those after the first row share a row in twos. */
function shownIn(columns: WeddingsData['groups'][number]['columns'], place: number) {
  if (columns === 1) return { phone: 92, desktop: 58, atMost: 900 };
  if (columns === 2 || place > 2) return half;
  return place === 0 ? { ...third, tablet: 92 } : third;
}

/** One press of an arrow moves the strip by this many pixels. */
const reelScroll = 272;

/** The end at which a strip is scrolled as far as it goes; undefined between the two. */
function endOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): 1 | -1 | undefined {
  if (scrollLeft < 1) return -1;
  return scrollLeft > scrollWidth - clientWidth - 1 ? 1 : undefined;
}

/** Films for a phone held upright, side by side; an arrow moves them by one. */
function Reels({ heading, films }: WeddingsData['reels']) {
  const strip = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState<1 | -1>();
  useEffect(() => {
    const look = () => setEnd(strip.current ? endOf(strip.current) : undefined);
    const { current } = strip;
    look();
    current?.addEventListener('scroll', look);
    addEventListener('resize', look);
    return () => {
      current?.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  /** Moves the strip once the pictures that come into it are there. */
  const turn = async (steps: 1 | -1) => {
    const by = steps * reelScroll;
    const { left = 0, right = 0 } = strip.current?.getBoundingClientRect() ?? {};
    const isComing = (card: Element) => {
      const place = card.getBoundingClientRect();
      return place.right > left + by && place.left < right + by;
    };
    await decoded([...(strip.current?.children ?? [])].filter(isComing));
    strip.current?.scrollBy({ left: by });
  };
  return (
    <section
      className="reels-section on-night wrap section-space grid gap-y-10 gap-x-8"
      aria-labelledby="reels-heading"
    >
      <div className="reels-head">
        <h2 id="reels-heading" className="text-section">
          {heading}
        </h2>
        <div className="strip-controls needs-script flex items-center gap-2">
          <Arrows className="square-button" previous={reelsTexts.left} next={reelsTexts.right} turn={turn} end={end} />
        </div>
      </div>
      <ul ref={strip} className="reels">
        {films.map((film) => (
          <li key={film.title}>
            <VideoCard
              video={{ ...film, page: paths.weddingFilm(film.id) }}
              shown={{ phone: 66, desktop: 20, atMost: 256 }}
              shape="9:16"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
