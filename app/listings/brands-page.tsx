import { paths } from '#app/paths.ts';
import { PageLinks, pageCountInWords } from '#app/ui/links/page-links.tsx';
import { Tabs } from '#app/ui/links/tabs.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { FailedPart } from '#app/ui/loading/failed-part.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { ListPage } from '#platform/pagination.ts';
import { BrandBlock, type BrandWithHotels } from './brand-block.tsx';
import { BrandHotels } from './brand-hotels.tsx';
import { brandsPageTexts as texts } from './texts.ts';

interface BrandsPageProps {
  brands: BrandWithHotels[];
  /** The brands with their names in the tabs. */
  tabs: { slug: string; tabLabel: string }[];
  /** Slug of the brand that the address fixes. */
  fixed?: string | undefined;
  /** The part of that brand's hotels that is shown. */
  at: ListPage;
  /** The reason why the hotels could not be loaded. */
  problem?: string | undefined;
}

/**
 * All brands, or the one in the path. With a brand in the path the others are tabs, and there is no tab "ALL BRANDS".
 */
export function BrandsPage({ brands, tabs, fixed, at, problem }: BrandsPageProps) {
  const only = brands.find(({ slug }) => slug === fixed);
  return (
    <>
      <PageOpener
        title={only?.name ?? texts.title}
        text={only?.description ?? texts.text}
        picture={only?.picture}
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
          <BrandHotels hotels={only.hotels} />
          <PageLinks at={at} to={(page) => paths.brand(only.slug, { page })} within="list" />
          <p className="mt-10">
            <TextLink to={paths.locations({ brand: only.slug })}>{texts.byLocation}</TextLink>
          </p>
        </section>
      ) : (
        brands.map((brand, place) => <BrandBlock key={brand.slug} brand={brand} turned={place % 2 === 1} />)
      )}
    </>
  );
}
