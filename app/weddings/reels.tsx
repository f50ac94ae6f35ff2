import { useRef } from 'react';
import { paths } from '#app/paths.ts';
import { decoded } from '#app/ui/carousel/decoded.ts';
import { Icon } from '#app/ui/icon.tsx';
import { VideoCard } from '#app/ui/video/video-card.tsx';
import { reelsTexts as texts } from './texts.ts';
import type { WeddingFilm } from './wedding-films.ts';

/** One press of an arrow moves the strip by so many pixels. */
const reelScroll = 272;

/** Films for a phone held upright, side by side; an arrow moves them by one. */
export function Reels({ heading, films }: { heading: string; films: readonly WeddingFilm[] }) {
  const strip = useRef<HTMLUListElement>(null);
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
    <section className="reels-section on-night wrap section-space" aria-labelledby="reels-heading">
      <div className="reels-head">
        <h2 id="reels-heading" className="text-section">
          {heading}
        </h2>
        <div className="strip-controls needs-script">
          <button type="button" className="square-button" onClick={() => turn(-1)} aria-label={texts.left}>
            <Icon name="left" />
          </button>
          <button type="button" className="square-button" onClick={() => turn(1)} aria-label={texts.right}>
            <Icon name="right" />
          </button>
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
