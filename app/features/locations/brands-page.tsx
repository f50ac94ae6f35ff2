import { useNavigation } from 'react-router';
import { paths } from '#app/paths.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { BrandBlock, type BrandWithHotels } from './brand-block.tsx';

interface BrandsPageProps {
  brands: BrandWithHotels[];
  /** As the tabs name them. */
  tabs: { slug: string; tabLabel: string }[];
  /** Slug of the brand that the address fixes. */
  fixed?: string | undefined;
}

/** All brands, or the one in the path: then the others are tabs and "ALL BRANDS" is not offered (part 2, section 2.5). */
export function BrandsPage({ brands, tabs, fixed }: BrandsPageProps) {
  const shown = brands.filter(({ slug }) => !fixed || slug === fixed);
  const [only] = fixed ? shown : [];
  const { state, location } = useNavigation();
  const swapping = state === 'loading' && location.pathname.startsWith(paths.brands());
  return (
    <>
      <PageOpener
        title={only?.name ?? 'Our Brands'}
        text={only ? 'Its houses, and what they have in common.' : 'Four names, one family of hosts.'}
        above={only ? <Breadcrumb above={[{ to: paths.brands(), label: 'Our Brands' }]} here={only.name} /> : null}
      />
      <div className="on-cream wrap brand-tabs">
        <Tabs
          label="Brands"
          tabs={[
            ...(fixed ? [] : [{ to: paths.brands(), label: 'ALL BRANDS', current: true }]),
            ...tabs.map(({ slug, tabLabel }) => ({ to: paths.brand(slug), label: tabLabel, current: slug === fixed })),
          ]}
        />
        {swapping ? (
          <p className="sr-only" role="status">
            Loading brands...
          </p>
        ) : null}
      </div>
      {shown.map((brand, place) => (
        <BrandBlock key={brand.slug} brand={brand} turned={place % 2 === 1} linked={!fixed} />
      ))}
    </>
  );
}
