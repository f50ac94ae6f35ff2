import { layoutName } from '#app/catalogue/layout-name.ts';
import { standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import type { EventSpace, Property } from '#app/catalogue/property.ts';
import type { Fact } from '#app/catalogue/property-fields/list-facts.ts';
import { listedRooms } from '#app/catalogue/room-list.ts';
import { capacityFigure, guestsIn, onRequest } from '#app/catalogue/space-figures.ts';
import { policyRows } from '#app/hotels/location/policy-rows.ts';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { planningRows } from '#app/hotels/spaces/planning-rows.ts';
import { SpaceTable } from '#app/hotels/spaces/space-table.tsx';
import { priceText } from '#app/language/money.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { texts } from './fact-sheet.texts.ts';
import { PrintButton } from './print-button.tsx';

/** Returns the layouts that have a column: the usual five, and any other that one of the spaces has. */
function layoutsOf(spaces: EventSpace[]): string[] {
  const known = spaces.flatMap(({ configurations }) => configurations.map(({ style }) => style));
  return [...new Set([...standardLayouts, ...known])];
}

/** A property's figures on one sheet, for printing. */
export function FactSheet({ property, hiredFor }: { property: Property; hiredFor: string }) {
  const { name, slug, description, plan } = property;
  const rooms = listedRooms(property.rooms, plan.fixedRooms);
  return (
    <article className="fact-sheet">
      <PageOpener
        title={name}
        text={description}
        trail={[
          { to: paths.locations(), label: texts.locations },
          { to: paths.hotel(slug), label: name },
        ]}
        here={texts.here}
      >
        <p className="fact-sheet-ways">
          <PrintButton />
          <TextLink to={paths.compare([slug])}>{texts.compare}</TextLink>
        </p>
      </PageOpener>
      <div className="on-cream wrap fact-sheet-parts">
        {property.spaces.length > 0 ? (
          <section aria-labelledby="sheet-spaces">
            <h2 id="sheet-spaces" className="text-heading">
              {texts.spaces}
            </h2>
            <Scrollable as="section" className="sheet-frame" aria-label={texts.capacities}>
              <SpaceTable
                look="sheet"
                spaces={property.spaces}
                columns={[
                  { head: texts.area, cell: ({ area }) => area ?? onRequest },
                  { head: texts.mostGuests, cell: ({ capacity }) => capacityFigure(capacity) },
                  ...layoutsOf(property.spaces).map((layout) => ({
                    head: layoutName(layout),
                    cell: (space: EventSpace) => guestsIn(layout, space),
                  })),
                ]}
              />
            </Scrollable>
          </section>
        ) : null}
        {rooms.length > 0 ? (
          <section aria-labelledby="sheet-rooms">
            <h2 id="sheet-rooms" className="text-heading">
              {texts.rooms}
            </h2>
            <FactRows
              rows={rooms.map(({ name: room, size, maxOccupancy, bedType, count, price }) => ({
                name: room,
                text: [
                  count ? texts.countOfRooms(count) : '',
                  size,
                  texts.guests(maxOccupancy),
                  bedType,
                  priceText(price),
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
          </section>
        ) : null}
        <section aria-labelledby="sheet-planning">
          <h2 id="sheet-planning" className="text-heading">
            {texts.goodToKnow}
          </h2>
          <FactRows rows={[...planningRows(property, hiredFor), ...policyRows(property)]} />
        </section>
        <section aria-labelledby="sheet-contact">
          <h2 id="sheet-contact" className="text-heading">
            {texts.contact}
          </h2>
          <FactRows rows={contactRows(property)} />
        </section>
      </div>
    </article>
  );
}

/** Returns the contacts and the address, as the printed sheet lists them. */
function contactRows({ address, contact, transportation, nearbyAttractions }: Property): Fact[] {
  const { street, city, state, postalCode } = address;
  return [
    {
      name: texts.address,
      text: [street, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    },
    { name: texts.phone, text: contact.phone },
    { name: texts.email, text: contact.email },
    { name: texts.booking, text: [contact.bookingPhone, contact.bookingEmail].filter(Boolean).join(' · ') },
    { name: texts.railway, text: transportation.railway ?? '' },
    { name: texts.metro, text: transportation.metro ?? '' },
    { name: texts.landmark, text: transportation.landmark ?? '' },
    { name: texts.nearby, text: nearbyAttractions.join(', ') },
  ].filter(({ text }) => text !== '');
}
