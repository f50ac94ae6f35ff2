import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { PictureRow } from '#app/ui/links/picture-row.tsx';

export interface CompareStartProps {
  hotels: Pick<PropertyCard, 'slug' | 'name' | 'city' | 'image'>[];
}

/** The houses to begin a comparison with, where none is chosen yet. */
export function CompareStart({ hotels }: CompareStartProps) {
  return (
    <ul className="compare-start hotel-rows">
      {hotels.map(({ slug, name, city, image }) => (
        <li key={slug}>
          <PictureRow to={paths.compare([slug])} picture={image} name={name}>
            <span className="text-small mt-1 block text-quiet">{city}</span>
          </PictureRow>
        </li>
      ))}
    </ul>
  );
}
