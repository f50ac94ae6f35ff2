import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import type { BrandEntry } from './navigation.ts';

export function BrandsMenu({ brands }: { brands: BrandEntry[] }) {
  return (
    <div id="brands-menu" popover="auto" className="wide-menu on-night">
      <ul className="grid grid-cols-4 gap-8">
        {brands.map((brand) => (
          <li key={brand.slug} data-brand={brand.slug}>
            <PageLink to={paths.locations({ brand: brand.slug })} className="brand-entry">
              {brand.picture ? <ArchPicture picture={brand.picture} /> : null}
              <span>
                <span className="text-small-heading">{brand.name}</span>
                <span className="text-small mt-1 block text-quiet">{brand.places}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
