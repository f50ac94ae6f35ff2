import { Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { BrandHotels } from './brand-hotels.tsx';
import { ShowAllLink } from './show-all-link.tsx';
import { brandBlockTexts as texts } from './texts.ts';

export interface BrandWithHotels {
  slug: string;
  name: string;
  description: string;
  picture: PictureFacts | undefined;
  /** The first of its `total` hotels. */
  hotels: PropertyCard[];
  total: number;
}

interface BrandBlockProps {
  brand: BrandWithHotels;
  /** Every second block has a sand background and its picture on the right. */
  turned: boolean;
}

/** One brand of the list: its picture in an arch, its text, and its hotels as a grid. */
export function BrandBlock({ brand, turned }: BrandBlockProps) {
  const { slug, name, description, picture, hotels, total } = brand;
  return (
    <section
      id={slug}
      className={`brand-block wrap section-space ${turned ? 'on-sand' : 'on-cream'}`}
      data-turned={turned || undefined}
    >
      <div className="brand-words">
        <h2 className="text-section">
          <Link to={paths.brand(slug)}>{name}</Link>
        </h2>
        <p {...contentLang(description)} className="text-lead mt-6 text-quiet">
          {description}
        </p>
        <p className="mt-4">
          <TextLink to={paths.locations({ brand: slug })}>{texts.byLocation}</TextLink>
        </p>
      </div>
      <div className="brand-arch">
        <ArchFrame>
          <Picture picture={picture} shown={{ phone: 90, desktop: 34, atMost: 486 }} crop="4:5" alt="" />
        </ArchFrame>
      </div>
      <BrandHotels hotels={hotels} />
      <ShowAllLink to={paths.brand(slug)} shown={hotels.length} total={total} of={name} />
    </section>
  );
}
