import { Form } from 'react-router';
import { type Ceremony, type CeremonyPlace, ceremonies } from '#app/catalogue/ceremonies.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import { EnquireLink } from '#app/enquiries/links/enquire-link.tsx';
import { Field } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PageLinks, pageCountInWords } from '#app/ui/links/page-links.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchPicture } from '#app/ui/pictures/arch-picture.tsx';
import { ceremonyPlannerTexts as texts } from './texts.ts';
import type { WeddingsData } from './weddings-route.tsx';

/** Shows which hotels suit a ceremony, best first, and why. It is a plain form by GET, so it needs no script. */
export function CeremonyPlanner({ typed, guests, ...planned }: WeddingsData['planner']) {
  const { ceremony } = planned;
  const options = ceremonies.map((value) => ({ value, label: texts.labels[value] }));
  const problem = 'problem' in guests ? guests.problem : undefined;
  return (
    <section id="planner" tabIndex={-1} className="on-cream wrap section-space" aria-labelledby="planner-heading">
      <h2 id="planner-heading" className="text-section">
        {texts.heading}
      </h2>
      <Form
        key={`${ceremony} ${typed}`}
        method="get"
        action={`${paths.weddings()}#planner`}
        preventScrollReset
        className="planner-ask grid gap-4 mt-8"
      >
        <Field form="planner" name="ceremony" label={texts.ceremony} required={false} error={undefined}>
          {(attributes) => <Select {...attributes} options={options} none={undefined} defaultValue={ceremony} />}
        </Field>
        <Field form="planner" name="guests" label={texts.guests} required={false} error={problem}>
          {(attributes) => <input {...attributes} type="text" inputMode="numeric" defaultValue={typed} />}
        </Field>
        <button type="submit" className="button button-dark">
          {texts.show}
        </button>
      </Form>
      {'value' in guests ? <FoundHouses {...planned} guests={guests.value} /> : null}
    </section>
  );
}

type FoundHousesProps = Omit<WeddingsData['planner'], 'typed' | 'guests'> & { guests: number };

function FoundHouses({ ceremony, guests, places, at }: FoundHousesProps) {
  const wanted = texts.wanted(ceremony, guests);
  return (
    <>
      <p role="status" className="mt-8 text-quiet">
        {places.length === 0
          ? texts.none(wanted)
          : texts.found(pageCountInWords(at, texts.houseSuits, texts.housesSuit), wanted)}
      </p>
      {places.length === 0 ? (
        <p className="mt-6">
          <PageLink to={paths.enquire({ event_type: 'wedding' })} className="button button-gold">
            {texts.askUs}
          </PageLink>
        </p>
      ) : (
        <ul className="rows mt-4">
          {places.map((place) => (
            <li key={place.hotel.slug} className="planner-place grid gap-x-6 gap-y-1 py-3">
              <Place {...place} ceremony={ceremony} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks at={at} to={(page) => paths.weddings({ ceremony, guests: String(guests), page })} within="planner" />
      <p className="mt-6">
        <TextLink to={paths.findVenue({ guests: String(guests) })}>{texts.allSpaces(guests)}</TextLink>
      </p>
    </>
  );
}

function Place({ hotel, space, most, ceremony }: CeremonyPlace & { ceremony: Ceremony }) {
  const occasion = ceremony === 'cocktail' ? 'cocktail' : 'wedding';
  return (
    <>
      <ArchPicture picture={space.image} />
      <div>
        <h3 {...contentLang(hotel.name)} className="text-heading">
          <PageLink to={paths.hotel(hotel.slug)}>{hotel.name}</PageLink>
        </h3>
        <p className="text-small text-quiet">{hotel.city}</p>
      </div>
      <p>
        {space.name}
        <span className="text-small block text-quiet">
          {[
            texts.kinds[space.type],
            most === null ? texts.layoutOnRequest : texts.takes(capacityFigure(space.capacity)),
            space.area,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <EnquireLink
        to={paths.enquire({ venue: hotel.slug, space: space.id, event_type: occasion })}
        about={`${space.name}, ${hotel.name}`}
        className="link"
      />
    </>
  );
}
