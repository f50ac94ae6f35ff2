import { type ReactNode, Suspense } from 'react';
import { cityAndState } from '#app/catalogue/city-and-state.ts';
import type { PressItem } from '#app/catalogue/editorial.ts';
import type { Look, Property, SectionName } from '#app/catalogue/property.ts';
import type { ShownMonth } from '#app/diary/visitor/days-section.tsx';
import type { VenueMenu } from '#app/hotels/dining/venue-menu-dialog.tsx';
import type { LocatorPlan } from '#app/hotels/location/locator-plan.ts';
import { roomsTexts } from '#app/hotels/rooms/texts.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import { BookYourStay } from '#app/shell/book-your-stay.tsx';
import { SlideControls } from '#app/ui/carousel/slide-controls.tsx';
import { SlidePictures } from '#app/ui/carousel/slide-pictures.tsx';
import { useSlides } from '#app/ui/carousel/use-slides.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { Spinner } from '#app/ui/loading/loading-signs.tsx';
import { lazyPart, Stage, stages } from '#app/ui/loading/stage.tsx';
import type { Video } from '#app/ui/video/video.ts';
import type { EnquiryFacts } from './more-sections.tsx';
import { Overview } from './overview.tsx';
import { Section, sectionBackgrounds } from './section.tsx';
import { ownSections, partsOf, SectionLinks } from './section-links.tsx';
import { hotelPageTexts as texts } from './texts.ts';

const VenueMenuDialog = lazyPart(() => import('#app/hotels/dining/venue-menu-dialog.tsx'), 'VenueMenuDialog');

export interface HotelPageProps {
  property: Property;
  locator: LocatorPlan | undefined;
  enquiry: EnquiryFacts;
  /** The ids of the dining venues that have a menu; `menu` is the open one. */
  menus: string[];
  menu?: VenueMenu | undefined;
  /** The films that its plan names and that exist. */
  films: { promo: Video | undefined; heritage: Video | undefined };
  /** The kinds of event for which its spaces are hired. */
  hiredFor: string;
  /** This says why the list of rooms may be incomplete; it is shown if no rooms are known. */
  roomsProblem?: string | undefined;
  /** The open days of the coming month; null if the hotel does not tell visitors its days. */
  openDays?: ShownMonth | null;
  /** The names of the taxes that come to a price, such as "GST 18%"; empty where nobody has entered them. */
  taxes: string;
  /** The articles of its section `press`. */
  press: PressItem[];
  /** This is shown above the name on the generic page. */
  brandName?: string | undefined;
}

/** A page whose plan names no look has this one: the group's gold, without an ornament. */
const plainLook = {
  accent: undefined,
  ornament: undefined,
  frame: 'arch',
  heroLayout: 'low-left',
  pace: 'stately',
} as const;

/** Every property's page is one template, with the sections, the words and the look of its plan. */
export function HotelPage(props: HotelPageProps) {
  const { property } = props;
  const look = property.plan.look ?? plainLook;
  const shown = property.plan.sections.filter((name) => name !== 'film' || props.films.promo);
  const sections = ownSections(shown);
  const backgrounds = sectionBackgrounds(sections);
  const heads = sectionHeads(sections, look.pace);
  const times = stageTimes(sections);
  return (
    <div
      className="house"
      data-accent={look.accent}
      data-ornament={look.ornament}
      data-frame={look.frame}
      data-pace={look.pace}
    >
      <OwnStyles of="hotel" />
      <Suspense>
        <HotelHero
          {...property}
          layout={look.heroLayout}
          brandName={props.brandName}
          text={property.plan.heroText}
          button={property.plan.kind === 'generic' ? <BookThisHotel slug={property.slug} /> : null}
        />
        <SectionLinks property={property} />
      </Suspense>
      {sections.map((name, index) => (
        <Stage
          key={name}
          className="stage"
          after={times[index] ?? 0}
          appears
          data-head={heads[index] ?? 'large'}
          loading={name === 'rooms' ? <Spinner>{texts.loadingRooms}</Spinner> : undefined}
          failed={name === 'rooms' ? roomsTexts.failed : undefined}
        >
          {name === 'overview' ? (
            <Overview property={property} background={backgrounds[index] ?? 'on-cream'} film={props.films.heritage} />
          ) : (
            <Section
              name={name}
              parts={partsOf(shown, name)}
              background={backgrounds[index] ?? 'on-cream'}
              page={props}
            />
          )}
        </Stage>
      ))}
      <Suspense>
        {props.menu ? <VenueMenuDialog key={props.menu.venue} menu={props.menu} slug={property.slug} /> : null}
      </Suspense>
    </div>
  );
}

function BookThisHotel({ slug }: { slug: string }) {
  return (
    <BookYourStay id="book-this-hotel" venue={slug} className="button button-gold">
      {texts.bookYourStay}
    </BookYourStay>
  );
}

/** The size of a section's heading, which `hotel.css` reads from `data-head`. */
export type Head = 'large' | 'small';

/** The virtual tour has no heading, because its picture has a plaque with the name. */
const sectionsWithoutHead: SectionName[] = ['virtual-tour'];

/** Large and small heads alternate, so that a long page does not look the same everywhere; a brisk page has small ones. */
export function sectionHeads(sections: readonly SectionName[], pace: Look['pace']): Head[] {
  if (pace === 'brisk') return sections.map(() => 'small');
  let next: Head = 'large';
  return sections.map((section) => {
    const head = next;
    if (!sectionsWithoutHead.includes(section)) next = head === 'large' ? 'small' : 'large';
    return head;
  });
}

const firstToAppear: SectionName[] = ['overview'];
const secondToAppear: SectionName[] = ['film', 'rooms', 'virtual-tour'];
const lastToAppear: SectionName[] = ['wedding', 'contact', 'enquiry'];

/**
 * Returns the milliseconds after which each section of a page appears. The last ones, and those of no list above, follow
 * each other in steps, in the page's own order.
 */
export function stageTimes(sections: readonly SectionName[]): number[] {
  let tertiary = stages.tertiary;
  let last = stages.background;
  return sections.map((section) => {
    if (firstToAppear.includes(section)) return stages.priority;
    if (secondToAppear.includes(section)) return stages.secondary;
    if (lastToAppear.includes(section)) {
      last += stages.step;
      return last - stages.step;
    }
    tertiary += stages.step;
    return tertiary - stages.step;
  });
}

export type HotelHeroProps = Pick<Property, 'name' | 'address' | 'rating' | 'heroImages' | 'featuredImage'> & {
  /** The brand's name is shown above the property's. */
  brandName?: string | undefined;
  text?: string | undefined;
  /** The generic page has a button here, which opens the form. */
  button?: ReactNode;
  layout: Look['heroLayout'];
};

/** A longer name is written smaller. */
const mostLetters = 10;

/** Shows the top of a property's page: its pictures with its name, place and rating over them. */
function HotelHero({
  name,
  address,
  rating,
  heroImages,
  featuredImage,
  brandName,
  text,
  button,
  layout,
}: HotelHeroProps) {
  const own = heroImages.length > 0 ? heroImages : featuredImage ? [featuredImage] : [];
  const slides = useSlides(own.length);
  const pictures = own.map((picture) => ({ picture, portrait: { crop: '4:5' as const } }));
  return (
    <section className="hotel-hero on-night" data-layout={layout} aria-label={name} {...slides.holders}>
      <div className="hotel-hero-picture">
        <SlidePictures slides={slides} pictures={pictures} />
        <div className="hotel-hero-scrim" />
      </div>
      <div className="hotel-hero-words wrap">
        <Breadcrumb above={[{ to: paths.locations(), label: texts.locations }]} here={name} />
        {brandName ? (
          <p {...contentLang(brandName)} className="text-lead">
            {brandName}
          </p>
        ) : null}
        <h1 {...contentLang(name)} className={name.length > mostLetters ? 'text-name-long' : 'text-name'}>
          {name}
        </h1>
        <p className="text-lead mt-3 flex flex-wrap items-center gap-x-6">
          <span>{cityAndState(address)}</span>
          <span className="inline-flex items-center gap-2">
            <Icon name="star" filled="filled" className="size-4 text-gold" />
            {texts.rated(rating)}
          </span>
        </p>
        {text ? (
          <p {...contentLang(text)} className="hotel-hero-promise text-body mt-3">
            {text}
          </p>
        ) : null}
        {button ? <div className="mt-6">{button}</div> : null}
      </div>
      {pictures.length > 1 ? (
        <div className="hotel-hero-plaque plaque needs-script">
          <SlideControls slides={slides} names={own.map((_, index) => texts.picture(index + 1))} />
        </div>
      ) : null}
    </section>
  );
}
