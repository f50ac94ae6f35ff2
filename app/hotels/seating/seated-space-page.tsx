import { Form } from 'react-router';
import type { EventSpace } from '#app/catalogue/property.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import { Field } from '#app/forms/fields/field.tsx';
import { hotelTrail } from '#app/hotels/hotel-subpage.tsx';
import { FactRows } from '#app/hotels/page/fact-rows.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import type { AskedSeats } from './asked-seats.server.ts';
import type { HallDrawingProps } from './hall-drawing.tsx';
import type { Seating } from './seatings.ts';
import { ShownDrawing } from './shown-drawing.tsx';
import { seatingTexts as texts } from './texts.ts';

const grouped = new Intl.NumberFormat('en-IN');
const inWords = (guests: number) => texts.guestsInWords(grouped.format(guests));

interface SeatedSpacePageProps {
  hotel: { name: string; slug: string };
  space: EventSpace;
  seats: AskedSeats;
  words: { shown: string; seats: string };
  drawing: HallDrawingProps;
  /** The other spaces of the house that can be shown so. */
  others: { id: string; name: string }[];
}

/** A space with the number of guests in it that its address names. It is a form by GET, so it works without a script. */
export function SeatedSpacePage({ hotel, space, seats, words, drawing, others }: SeatedSpacePageProps) {
  const { seating, seated, guests } = seats;
  const query = { guests: String(guests), setting: seating };
  return (
    <>
      <section className="seated on-night">
        <Breadcrumb above={hotelTrail(hotel)} here={space.name} />
        <div className="seated-words">
          <h1 {...contentLang(space.name)} className="text-section">
            {space.name}
          </h1>
          <SeatsForm asked={seats} space={space} hotel={hotel.slug} />
          <div role="status" className="seated-status">
            {guests > seated && seating !== 'empty' ? <TooMany asked={seats} space={space} hotel={hotel.slug} /> : null}
            <p className="text-lead">{words.seats}</p>
          </div>
        </div>
        <figure className="seated-figure">
          <ShownDrawing {...drawing} />
          <figcaption className="text-small text-quiet">
            {drawing.floor.isGuessed ? texts.guessed : texts.toScale}
          </figcaption>
        </figure>
        <p className="seated-ways">
          <PageLink to={enquiryAddress(hotel.slug, space, seats)} className="button button-gold">
            {seating === 'empty' || guests > seated
              ? texts.enquireEmpty(space.name)
              : texts.enquire(space.name, inWords(guests))}
          </PageLink>
          <ShareButton title={`${space.name}: ${words.shown}`} query={`?${new URLSearchParams(query)}`} />
          <TextLink to={paths.openDays(hotel.slug, { space: space.id })}>{texts.whenFree}</TextLink>
        </p>
      </section>
      <SpaceFacts space={space} />
      <OtherSpaces hotel={hotel} others={others} query={query} />
    </>
  );
}

/** The number, and a button for each setting. Every button sends the number as well. */
function SeatsForm({ asked, space, hotel }: { asked: AskedSeats; space: EventSpace; hotel: string }) {
  const { seating, typed, problem } = asked;
  return (
    <Form method="get" action={paths.seatedSpace(hotel, space.id)} replace preventScrollReset className="seated-form">
      {/* The Enter key presses the first button. */}
      <button type="submit" name="setting" value={seating} className="sr-only" tabIndex={-1} aria-hidden="true" />
      <Field form="seated" name="guests" label={texts.guests} required={false} error={problem}>
        {(attributes) => (
          <input {...attributes} key={typed} type="text" inputMode="numeric" autoComplete="off" defaultValue={typed} />
        )}
      </Field>
      <button type="submit" name="setting" value={seating} className="button button-line">
        {texts.show}
      </button>
      <fieldset className="seated-settings">
        <legend className="sr-only">{texts.setting}</legend>
        {asked.offered.map((name) => (
          <button key={name} type="submit" name="setting" value={name} aria-pressed={name === seating}>
            {texts.seatings[name]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}

/** Says how many fit, and which other spaces of the house take all. */
function TooMany({ asked, space, hotel }: { asked: AskedSeats; space: EventSpace; hotel: string }) {
  const { guests, most, seating, elsewhere } = asked;
  return (
    <div className="seated-too-many">
      <p>{texts.tooMany(space.name, inWords(most), inWords(guests))}</p>
      {elsewhere.length > 0 ? (
        <>
          <p className="text-quiet">{texts.elsewhere}</p>
          {elsewhere.slice(0, 3).map((other) => (
            <p key={other.id}>
              <TextLink to={paths.seatedSpace(hotel, other.id, { guests: String(guests), setting: seating })}>
                {texts.seats(other.name, inWords(other.most))}
              </TextLink>
            </p>
          ))}
        </>
      ) : (
        <p>
          <TextLink to={paths.enquire({ venue: hotel, guests: String(guests) })}>{texts.together}</TextLink>
        </p>
      )}
    </div>
  );
}

const eventTypes: Partial<Record<Seating, string>> = { wedding: 'wedding', theatre: 'mice' };

function enquiryAddress(hotel: string, space: EventSpace, { seating, guests }: AskedSeats): string {
  const event = eventTypes[seating];
  return paths.enquire({
    venue: hotel,
    space: space.id,
    ...(seating !== 'empty' && { guests: String(guests) }),
    ...(event && { event_type: event }),
  });
}

function SpaceFacts({ space }: { space: EventSpace }) {
  const rows = [
    { name: texts.capacity, text: capacityFigure(space.capacity) },
    { name: texts.area, text: space.area ?? '' },
    { name: texts.place, text: space.floor ?? '' },
  ].filter(({ text }) => text !== '');
  return (
    <section className="on-night wrap seated-facts" aria-labelledby="seated-facts">
      <Picture picture={space.image} shown={{ phone: 100, desktop: 50, atMost: 720 }} crop="3:2" />
      <div>
        <h2 id="seated-facts" className="text-heading">
          {texts.facts}
        </h2>
        {space.description ? <p className="mt-4">{space.description}</p> : null}
        <FactRows rows={rows} />
        {space.features.length > 0 ? <p className="mt-4 text-quiet">{space.features.join(' · ')}</p> : null}
      </div>
    </section>
  );
}

interface OtherSpacesProps {
  hotel: SeatedSpacePageProps['hotel'];
  others: SeatedSpacePageProps['others'];
  query: { guests: string; setting: string };
}

function OtherSpaces({ hotel, others, query }: OtherSpacesProps) {
  return (
    <section className="on-cream wrap seated-others" aria-labelledby="seated-others">
      <h2 id="seated-others" className="text-heading">
        {others.length > 0 ? texts.others : hotel.name}
      </h2>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={paths.seatedSpace(hotel.slug, id, query)}>{name}</TextLink>
          </li>
        ))}
        <li>
          <TextLink to={paths.hotel(hotel.slug)}>{texts.back(hotel.name)}</TextLink>
        </li>
      </ul>
    </section>
  );
}
