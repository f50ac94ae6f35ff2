import type { ReactNode } from 'react';
import type { Look } from '#app/catalogue/look.ts';
import type { Property } from '#app/catalogue/property.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { SlideControls } from '#app/ui/carousel/slide-controls.tsx';
import { SlidePictures } from '#app/ui/carousel/slide-pictures.tsx';
import { slideTime } from '#app/ui/carousel/slide-times.ts';
import { useSlides } from '#app/ui/carousel/use-slides.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { hotelHeroTexts as texts } from './texts.ts';

export type HotelHeroProps = Pick<Property, 'name' | 'address' | 'rating' | 'heroImages' | 'featuredImage'> & {
  /** The brand's name, shown above the property's. */
  brandName?: string | undefined;
  text?: string | undefined;
  /** The generic page's button, which opens the form. */
  button?: ReactNode;
  layout: Look['heroLayout'];
};

/** A longer name is written smaller. */
const mostLetters = 12;

function place({ city, state }: Property['address']): string {
  return [city, state].filter(Boolean).join(', ');
}

/** The top of a property's page: pictures, its name across them, and where it is. */
export function HotelHero({
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
  const slides = useSlides({ count: own.length, every: slideTime });
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
          <span>{place(address)}</span>
          <span className="inline-flex items-center gap-2">
            <Icon name="star" filled="filled" className="size-4 text-gold" />
            {texts.rated(rating)}
          </span>
        </p>
        {text ? (
          <p {...contentLang(text)} className="text-body measure mt-3">
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
