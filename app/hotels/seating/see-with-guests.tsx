import type { EventSpace } from '#app/catalogue/property.ts';
import { largestCapacity } from '#app/catalogue/space-figures.ts';
import { paths } from '#app/paths.ts';
import { seeGuestsTexts as texts } from './texts.ts';

/**
 * Leads to the page that shows the space with a number of guests in it. Nothing of the drawing is loaded before. The link
 * loads the page, which comes with its drawing in one response, sooner than a script could fetch its parts. Of a space
 * without area and capacity there is no drawing.
 */
export function SeeWithGuests({ hotel, space }: { hotel: string; space: EventSpace }) {
  if (!space.areaSqFt && largestCapacity(space.capacity) === null) return null;
  return (
    <a href={paths.seatedSpace(hotel, space.id)} className="link">
      <span>{texts.see}</span>
    </a>
  );
}
