import { type ReactNode, useEffect, useState } from 'react';
import { layoutName } from '#app/catalogue/layout-name.ts';
import { standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import type { EventSpace, Property } from '#app/catalogue/property.ts';
import type { Fact } from '#app/catalogue/property-fields/property-field.ts';
import { listedRooms, priceText } from '#app/catalogue/room-list.ts';
import { capacityFigure, guestsIn, onRequest } from '#app/catalogue/space-figures.ts';
import { hotelTrail } from '#app/hotels/hotel-subpage.tsx';
import { policyRows } from '#app/hotels/location/policy-rows.ts';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { dotsPath, drawFloors, type Floor } from '#app/hotels/spaces/floor-plan.ts';
import { planningRows } from '#app/hotels/spaces/planning-rows.ts';
import { SpaceTable } from '#app/hotels/spaces/space-table.tsx';
import { type Day, formatDay, todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { PrintButton } from './print-button.tsx';
import { factSheetTexts as texts } from './texts.ts';

export interface FactSheetProps {
  property: Property;
  hiredFor: string;
  code: { size: number; path: string };
  /** The address of the house's picture for a phone's status, if it has one. */
  status: string | undefined;
  /** The day on which the page is made. */
  today: Day;
}

/** A property's figures on one sheet: a page of the site that is printed as exactly one page of A4. */
export function FactSheet({ property, hiredFor, code, status, today }: FactSheetProps) {
  const { name, slug, description, plan, spaces, contact } = property;
  const rooms = listedRooms(property.rooms, plan.fixedRooms);
  return (
    <div className="house-sheet">
      <div className="house-sheet-band">
        <PageOpener title={name} text={description} trail={hotelTrail(property)} here={texts.here}>
          <p className="fact-sheet-ways">
            <PrintButton />
            <TextLink to={paths.compare([slug])}>{texts.compare}</TextLink>
            {status ? (
              <a className="link" href={status} download={`${slug}.jpg`}>
                <span>{texts.statusPicture}</span>
              </a>
            ) : null}
          </p>
        </PageOpener>
        <Picture
          picture={property.heroImages[0] ?? property.featuredImage}
          shown={{ phone: 100, desktop: 100 }}
          crop="3:2"
          className="house-sheet-poster"
          load="first"
        />
      </div>
      <div className="on-cream wrap house-sheet-parts">
        {spaces.length > 0 ? (
          <SheetPart id="sheet-spaces" heading={texts.spaces} className="house-sheet-spaces">
            <SheetFloorsDrawing spaces={spaces} />
            <Scrollable as="section" className="overflow-x-auto" aria-label={texts.capacities}>
              <SpaceTable look="sheet" spaces={spaces} columns={columnsOf(spaces)} />
            </Scrollable>
            <p className="text-small text-quiet house-sheet-note">
              {spaces.some(({ areaSqFt }) => areaSqFt) ? (
                <span className="house-sheet-scale">{texts.oneScale}</span>
              ) : null}
              {texts.layouts}
            </p>
          </SheetPart>
        ) : null}
        <div className="house-sheet-columns">
          {rooms.length > 0 ? (
            <SheetPart id="sheet-rooms" heading={texts.rooms}>
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
            </SheetPart>
          ) : null}
          <SheetPart id="sheet-planning" heading={texts.goodToKnow}>
            <FactRows rows={[...planningRows(property, hiredFor), ...policyRows(property)]} />
          </SheetPart>
          <SheetPart id="sheet-contact" heading={texts.contact}>
            <FactRows rows={contactRows(property)} />
          </SheetPart>
        </div>
      </div>
      <div className="house-sheet-foot">
        <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
          <path d={code.path} />
        </svg>
        <p>
          <b>{contact.phone}</b>
          {contact.email}
          <span>{texts.scan}</span>
        </p>
        <PrintedOn today={today} />
      </div>
    </div>
  );
}

interface SheetPartProps {
  id: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

function SheetPart({ id, heading, className, children }: SheetPartProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Returns the columns that hold a figure of at least one space; a layout without one is agreed on request. */
function columnsOf(spaces: EventSpace[]) {
  const known = spaces.flatMap(({ configurations }) => configurations.map(({ style }) => style));
  const layouts = [...new Set([...standardLayouts, ...known])];
  const columns = [
    { head: texts.area, cell: ({ area }: EventSpace) => area ?? onRequest },
    { head: texts.mostGuests, cell: ({ capacity }: EventSpace) => capacityFigure(capacity) },
    ...layouts.map((layout) => ({ head: layoutName(layout), cell: (space: EventSpace) => guestsIn(layout, space) })),
  ];
  return columns
    .filter(({ cell }) => spaces.some((space) => /\d/.test(cell(space))))
    .map(({ head, cell }) => ({ head, cell: (space: EventSpace) => (cell(space) === onRequest ? '–' : cell(space)) }));
}

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

/** All floors of a house in one drawing, so that they have one scale on paper. The table says the same in words. */
function SheetFloorsDrawing({ spaces }: { spaces: EventSpace[] }) {
  const floors = sheetFloors(spaces);
  if (floors.length === 0) return null;
  const tallest = Math.max(...floors.map(({ height }) => height));
  return (
    <svg
      viewBox={`-0.5 -0.5 ${floorSheet.width + 1} ${tallest + 12}`}
      className="sheet-floors"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {floors.map(({ space, x, width, height, dots, step }) => (
        <g key={space.id} transform={`translate(${x} ${tallest - height})`}>
          <rect width={width} height={height} />
          <path {...dotsPath({ dots, step })} />
          <text y={height + 5.4} className="sheet-floor-name">
            {space.name}
          </text>
          <text y={height + 10}>{space.area}</text>
        </g>
      ))}
    </svg>
  );
}

/** The drawing of a fact sheet, in millimetres: as wide as an A4 page between its margins. */
export const floorSheet = { width: 182, height: 55 };
/** Two lines of words stand below each floor. */
const wordsBelow = 11;
const gap = 6;
/** The width that the words below a floor need: their letters are about two millimetres wide. */
const widthOfWords = ({ name }: EventSpace) => Math.max(18, name.length * 2);

export interface SheetFloor extends Floor {
  space: EventSpace;
  /** The left edge of the floor and its words. */
  x: number;
}

/** The floors of a house side by side, in one scale, as large as the sheet allows. */
export function sheetFloors(spaces: EventSpace[]): SheetFloor[] {
  const known = spaces.filter(({ areaSqFt }) => areaSqFt);
  const widths = (widest: number) => {
    const floors = drawFloors(known, widest);
    const most = (floorSheet.width - gap * (known.length - 1)) / known.length;
    return known.map((space) => Math.max(floors.get(space.id)?.width ?? 0, Math.min(widthOfWords(space), most)));
  };
  const total = (widest: number) => widths(widest).reduce((sum, width) => sum + width + gap, -gap);
  let widest = Math.min(floorSheet.width, (floorSheet.height - wordsBelow) * 1.5);
  while (widest > 1 && total(widest) > floorSheet.width) widest -= 0.5;
  const floors = drawFloors(known, widest);
  const columns = widths(widest);
  return known.flatMap((space, index) => {
    const floor = floors.get(space.id);
    const x = columns.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
    return floor ? [{ ...floor, space, x }] : [];
  });
}

/** The day on which the sheet is printed; `today` is the day on which the page was made, which may be an earlier one. */
function PrintedOn({ today }: { today: Day }) {
  const [day, setDay] = useState(today);
  useEffect(() => setDay(todayInIndia()), []);
  return <p>{texts.printedOn(formatDay(day))}</p>;
}
