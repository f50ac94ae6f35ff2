import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { waitingTexts as waiting } from '#app/shell/texts.ts';
import { Arrows } from '#app/ui/carousel/arrows.tsx';
import { Dots } from '#app/ui/carousel/dots.tsx';
import { useStrip } from '#app/ui/carousel/use-strip.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { Tabs } from '#app/ui/links/tabs.tsx';
import { FailedPart } from '#app/ui/loading/failed-part.tsx';
import { Spinner } from '#app/ui/loading/loading-signs.tsx';
import { PartBoundary } from '#app/ui/loading/stage.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { HomeData } from './home-route.tsx';
import { useTabChange } from './our-hotels.tsx';
import { deferredSectionsTexts, ourLocationsTexts as texts } from './texts.ts';

const cardsPerPage = 3;

type Card = NonNullable<HomeData['places']['cards']>[number];

function PlaceCard({ slug, name, city, image }: Card) {
  return (
    <PageLink to={paths.hotel(slug)} className="place-card">
      <span className="fill">
        <Picture picture={image} shown={{ phone: 100, tablet: 50, desktop: 43, atMost: 608 }} alt="" />
      </span>
      <span>
        <span {...contentLang(name)} className="text-small-heading block">
          {name}
        </span>
        <span className="text-small flex justify-between gap-4">
          <span className="text-quiet">{city}</span>
          <span className="place-more">{texts.viewDetails}</span>
        </span>
      </span>
    </PageLink>
  );
}

function Places({ cards }: { cards: Card[] }) {
  const pages = Array.from({ length: Math.ceil(cards.length / cardsPerPage) }, (_, page) =>
    cards.slice(page * cardsPerPage, (page + 1) * cardsPerPage),
  );
  const { ref, page, show, turn, events } = useStrip<HTMLDivElement>(pages.length, 1);
  return (
    <>
      <div ref={ref} className="strip" {...events}>
        {pages.map((onPage) => (
          <ul key={onPage[0]?.slug} className="place-page" data-cards={onPage.length}>
            {onPage.map((card) => (
              <li key={card.slug}>
                <PlaceCard {...card} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {pages.length > 1 ? (
        <div className="places-controls needs-script">
          <Dots names={pages.map((onPage) => onPage.map(({ name }) => name).join(', '))} current={page} show={show} />
          <Arrows className="square-button max-md:hidden" previous={texts.previous} next={texts.next} turn={turn} />
        </div>
      ) : null}
    </>
  );
}

/** Places by city, three on a page; the first of a page is wide. */
export function OurLocations({ places, chosenTabs }: Pick<HomeData, 'places' | 'chosenTabs'>) {
  const { tabs, selected, cards, problem } = places;
  const isChanging = useTabChange('place', chosenTabs, !cards);
  return (
    <section id="our-locations" className="our-locations on-night wrap section-space">
      <h2 className="text-section">{texts.heading}</h2>
      <Tabs
        label={texts.locations}
        look="serif"
        within="our-locations"
        tabs={tabs.map(({ label, location }, place) => ({
          to: paths.home({ ...chosenTabs, place: place === 0 ? undefined : location }),
          label,
          current: location === selected,
        }))}
      />
      <div className="swapped" aria-busy={isChanging}>
        {isChanging ? <Spinner>{waiting.loadingProperties}</Spinner> : null}
        {cards === null ? (
          <FailedPart text={waiting.noProperties} problem={problem} />
        ) : cards.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <PartBoundary key={selected} failed={() => deferredSectionsTexts.unable}>
            <Places cards={cards} />
          </PartBoundary>
        )}
      </div>
    </section>
  );
}
