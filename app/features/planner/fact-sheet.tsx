import { FactRows } from '#app/features/hotel/fact-rows.tsx';
import { planningRows } from '#app/features/hotel/planning-rows.ts';
import { policyRows } from '#app/features/hotel/policy-rows.ts';
import { paths } from '#app/paths.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { priceText } from '#domain/money.ts';
import type { Property } from '#domain/property.ts';
import { listedRooms } from '#domain/room-list.ts';
import { contactRows } from './contact-rows.ts';
import { LayoutSheet } from './layout-sheet.tsx';
import { PrintButton } from './print-button.tsx';

/** What a planner takes to a meeting: figures only, on one printed sheet. */
export function FactSheet({ property }: { property: Property }) {
  const { name, slug, description, plan } = property;
  const rooms = listedRooms(property.rooms, plan.fixedRooms);
  return (
    <article className="fact-sheet">
      <PageOpener
        title={name}
        text={description}
        above={<Breadcrumb above={[{ to: paths.hotel(slug), label: name }]} here="Fact Sheet" />}
      >
        <p className="fact-sheet-ways">
          <PrintButton />
          <TextLink to={paths.compare([slug])}>Compare with other venues</TextLink>
        </p>
      </PageOpener>
      <div className="on-cream wrap fact-sheet-parts">
        {property.spaces.length > 0 ? (
          <section aria-labelledby="sheet-spaces">
            <h2 id="sheet-spaces" className="text-heading">
              Spaces
            </h2>
            <LayoutSheet spaces={property.spaces} />
          </section>
        ) : null}
        {rooms.length > 0 ? (
          <section aria-labelledby="sheet-rooms">
            <h2 id="sheet-rooms" className="text-heading">
              Rooms
            </h2>
            <FactRows
              rows={rooms.map(({ name: room, size, maxOccupancy, bedType, count, price }) => ({
                name: room,
                text: [count ? `${count} rooms` : '', size, `${maxOccupancy} guests`, bedType, priceText(price)]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
          </section>
        ) : null}
        <section aria-labelledby="sheet-planning">
          <h2 id="sheet-planning" className="text-heading">
            Good to Know
          </h2>
          <FactRows rows={[...planningRows(property), ...policyRows(property)]} />
        </section>
        <section aria-labelledby="sheet-contact">
          <h2 id="sheet-contact" className="text-heading">
            Contact
          </h2>
          <FactRows rows={contactRows(property)} />
        </section>
      </div>
    </article>
  );
}
