import { Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { PageLinks, pageCountInWords } from '#app/ui/links/page-links.tsx';
import { Tabs } from '#app/ui/links/tabs.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { FailedPart } from '#app/ui/loading/failed-part.tsx';
import { PartBoundary } from '#app/ui/loading/stage.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { ListPage } from '#platform/pagination.ts';
import { ShowAllLink } from './show-all-link.tsx';
import { brandsTexts as texts } from './texts.ts';

interface BrandsPageProps {
  brands: BrandWithHotels[];
  tabs: { slug: string; tabLabel: string }[];
  /** Stands beside the title of the page of all brands. */
  picture?: PictureFacts | undefined;
  fixed?: string | undefined;
  at: ListPage;
  problem?: string | undefined;
}

/** All brands, or the one in the path: then the others are tabs, and there is no tab "ALL BRANDS". */
export function BrandsPage({ brands, tabs, picture, fixed, at, problem }: BrandsPageProps) {
  const only = brands.find(({ slug }) => slug === fixed);
  return (
    <>
      <PageOpener
        title={only?.name ?? texts.title}
        text={only?.description ?? texts.text}
        picture={only ? only.picture : picture}
        trail={only ? [{ to: paths.brands(), label: texts.title }] : []}
      />
      <div className="on-cream wrap brand-tabs">
        <Tabs
          label={texts.brands}
          tabs={[
            ...(fixed ? [] : [{ to: paths.brands(), label: texts.allBrands, current: true }]),
            ...tabs.map(({ slug, tabLabel }) => ({ to: paths.brand(slug), label: tabLabel, current: slug === fixed })),
          ]}
        />
      </div>
      {problem ? (
        <section className="on-cream wrap brand-alone">
          <FailedPart text={texts.unable} problem={problem} />
        </section>
      ) : only ? (
        <section id="list" tabIndex={-1} className="on-cream wrap brand-alone" aria-label={texts.list}>
          {at.pages > 1 ? (
            <p className="text-small figures mb-4 text-quiet" role="status">
              {pageCountInWords(at, texts.property, texts.properties)}
            </p>
          ) : null}
          <PartBoundary key={only.slug} failed={unable}>
            <BrandHotels hotels={only.hotels} />
          </PartBoundary>
          <PageLinks at={at} to={(page) => paths.brand(only.slug, { page })} within="list" />
          {only.total > 1 ? (
            <p className="mt-10">
              <TextLink to={paths.locations({ brand: only.slug })}>{texts.byLocation}</TextLink>
            </p>
          ) : null}
        </section>
      ) : (
        <>
          {brands.map((brand, place) => (
            <BrandBlock key={brand.slug} brand={brand} turned={place % 2 === 1} />
          ))}
          <p className="on-cream wrap py-8">
            <TextLink to={paths.locations()}>{texts.byLocation}</TextLink>
          </p>
        </>
      )}
    </>
  );
}

interface BrandWithHotels {
  slug: string;
  name: string;
  description: string;
  picture: PictureFacts | undefined;
  hotels: PropertyCard[];
  total: number;
}

interface BrandBlockProps {
  brand: BrandWithHotels;
  /** Every second block has a sand background and its picture on the right. */
  turned: boolean;
}

function BrandBlock({ brand, turned }: BrandBlockProps) {
  const { slug, name, description, picture, hotels, total } = brand;
  return (
    <section
      id={slug}
      className={`brand-block wrap section-space ${turned ? 'on-sand' : 'on-cream'}`}
      data-turned={turned || undefined}
    >
      <div className="brand-words">
        <h2 {...contentLang(name)} className="text-section">
          <Link to={paths.brand(slug)}>{name}</Link>
        </h2>
        <p {...contentLang(description)} className="text-lead mt-6 text-quiet">
          {description}
        </p>
      </div>
      <div className="brand-arch">
        <ArchFrame>
          <Picture picture={picture} shown={{ phone: 90, desktop: 34, atMost: 486 }} crop="4:5" alt="" />
        </ArchFrame>
      </div>
      <PartBoundary failed={unable}>
        <BrandHotels hotels={hotels} />
      </PartBoundary>
      <ShowAllLink to={paths.brand(slug)} shown={hotels.length} total={total} of={name} />
    </section>
  );
}

const unable = () => texts.unable;

/** One or two hotels take the width of three, with larger pictures; a single one stands beside its words. */
const few = 2;

export function BrandHotels({ hotels }: { hotels: PropertyCard[] }) {
  if (hotels.length === 0) return <p className="text-quiet">{texts.none}</p>;
  const isFew = hotels.length <= few;
  const isOnly = hotels.length === 1;
  const wide = isOnly
    ? { desktop: 58, atMost: 832 }
    : isFew
      ? { desktop: 50, atMost: 720 }
      : { desktop: 29, atMost: 395 };
  return (
    <ul className="brand-hotels grid gap-y-10 gap-x-8" data-few={isFew || undefined}>
      {hotels.map((hotel) => (
        <li key={hotel.slug} className={isOnly ? undefined : 'hairline-t'}>
          <Link to={paths.hotel(hotel.slug)} className="brand-hotel">
            <Picture
              picture={hotel.image}
              shown={{ phone: isOnly ? 90 : 40, tablet: isOnly ? 90 : 45, ...wide }}
              crop={isOnly ? '16:9' : '4:3'}
              alt=""
            />
            <span>
              <span
                {...contentLang(hotel.name)}
                className={`${isOnly ? 'text-heading' : 'text-small-heading'} block md:mt-4`}
              >
                {hotel.name}
              </span>
              <span className="text-small figures block text-quiet">
                {texts.rated(hotel.city || hotel.locationName, hotel.rating)}
              </span>
              <span className="link">
                <span>{texts.viewDetails}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
