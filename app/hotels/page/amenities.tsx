import type { Amenity } from '#app/catalogue/property.ts';

/** Amenities, each with what the house says of it. */
export function Amenities({ amenities }: { amenities: Amenity[] }) {
  return (
    <ul className="amenities">
      {amenities.map(({ id, name, description }) => (
        <li key={id} className="hairline-t">
          <h3 className="text-small-heading">{name}</h3>
          <p className="text-small text-quiet">{description}</p>
        </li>
      ))}
    </ul>
  );
}
