import type { Property } from '#app/catalogue/property.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { askTheHouseTexts as texts } from './texts.ts';

/** A link that calls the house, where it shows dining venues whose hours or menus are not known. */
export function AskTheHouse({ property, menus }: { property: Property; menus: string[] }) {
  const { dining, contact } = property;
  const isWhole = dining.every(({ id, hours }) => hours && menus.includes(id));
  if (isWhole || !contact.phone) return null;
  return (
    <p className="mt-6">
      <TextLink to={`tel:${contact.phone.replaceAll(' ', '')}`} icon="phone">
        {dining.every(({ hours }) => hours) ? texts.menus : texts.hoursAndMenus}
      </TextLink>
    </p>
  );
}
