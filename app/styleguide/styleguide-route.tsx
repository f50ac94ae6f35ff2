import { type ReactNode, useState } from 'react';
import { Field } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import { YesNoField } from '#app/forms/form-view.tsx';
import { HotelStrip } from '#app/home/our-hotels.tsx';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Dots } from '#app/ui/carousel/dots.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLightbox } from '#app/ui/lightbox/use-lightbox.tsx';
import { Breadcrumb } from '#app/ui/links/breadcrumb.tsx';
import { Tabs } from '#app/ui/links/tabs.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Skeleton, Spinner } from '#app/ui/loading/loading-signs.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import type { Route } from './+types/styleguide-route.ts';
import { Colours } from './colours.tsx';
import styles from './styleguide.css?url';

export async function loader({ context }: Route.LoaderArgs) {
  const hotels = (await context.get(servicesContext).catalogue.hotelsWithDetails({ most: 5 })).value;
  return { hotels, picture: picture('site/not-found') };
}

export const handle: PageHandle = { page: { shared: true }, onlyInEnglish: true, ownStyles: 'home' };

/** The site's own pages never load these styles. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = () => [
  { title: 'Style guide – Tivoli' },
  { name: 'robots', content: 'noindex' },
];

/** Shows every part of the design system in every state, for people who build or check pages. */
export default function StyleGuide({ loaderData }: Route.ComponentProps) {
  const { hotels, picture } = loaderData;
  const pictures = hotels.flatMap(({ image }) => (image ? [image] : []));
  return (
    <>
      <OwnStyles of="home" />
      <PageOpener
        title="Style guide"
        text="The parts that every page is made of, in all their states."
        picture={picture}
      />
      <Section title="Type" ground="on-cream">
        <TypeScale />
      </Section>
      <Section title="Colours" ground="on-sand">
        <Colours />
      </Section>
      <Section title="Buttons and links" ground="on-cream">
        <Controls looks={['gold', 'dark', 'line']} />
      </Section>
      <Section title="Buttons at night" ground="on-night">
        <Controls looks={['gold', 'line']} />
      </Section>
      <Section title="Fields" ground="on-cream">
        <Fields />
      </Section>
      <Section title="Small parts" ground="on-sand">
        <SmallParts />
      </Section>
      <Section title="Cards on a strip" ground="our-hotels on-cream">
        <HotelStrip hotels={hotels} />
      </Section>
      <Section title="What opens" ground="on-cream">
        <Openers pictures={pictures} />
      </Section>
    </>
  );
}

/** One part of the style guide, under its heading. */
function Section({ title, ground, children }: { title: string; ground: string; children: ReactNode }) {
  return (
    <section className={`${ground} wrap section-space`}>
      <h2 className="text-section head-space">{title}</h2>
      {children}
    </section>
  );
}

const sizes = [
  {
    name: 'Display',
    facts: '92/84, −0.022 em · phone 47/43',
    look: 'text-hero',
    words: 'A palace, lit for your evening',
  },
  { name: 'Property name', facts: '148/124, −0.03 em · phone 78/68', look: 'text-name', words: 'The Tivoli' },
  {
    name: 'Section',
    facts: '68/66, −0.018 em · phone 44/44',
    look: 'text-section',
    words: 'Unforgettable Experiences',
  },
  { name: 'Heading', facts: '40/44, −0.012 em · phone 31/35', look: 'text-heading', words: 'Tivoli Heritage Palace' },
  { name: 'Small heading', facts: '28/32, 600 · phone 25/29', look: 'text-small-heading', words: 'Emperor’s Court' },
  { name: 'Figure', facts: '112/92, −0.035 em · phone 72–88', look: 'text-figure', words: '3,000' },
  {
    name: 'Lead',
    facts: '20/34 · phone 18/30',
    look: 'text-lead',
    words: 'Hotels, banquet venues and wedding destinations in and around Delhi.',
  },
  {
    name: 'Body',
    facts: '18/30 · phone 17/28',
    look: 'text-body',
    words: 'Our team will contact you within 24 hours. ₹10 – 20 Lakhs, 26,000 sq ft.',
  },
  { name: 'Small', facts: '15/24', look: 'text-small', words: '130 rooms · 3,000 guests' },
  {
    name: 'Brand tab',
    facts: '15/20, +0.07 em, capitals · phone 14/20',
    look: 'text-tab',
    words: 'Wedcation by Tivoli',
  },
];

function TypeScale() {
  return (
    <dl>
      {sizes.map(({ name, facts, look, words }) => (
        <div key={name} className="sg-row hairline-t grid gap-y-2 gap-x-8 py-6">
          <dt className="text-small">
            <span className="block font-semibold">{name}</span>
            <span className="text-quiet">{facts}</span>
          </dt>
          <dd className={look}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const places = ['Ballroom', 'Lawn', 'Glass house'];

function SmallParts() {
  const [place, setPlace] = useState(0);
  const tabs = places.map((label, index) => ({ to: `?tab=${index}`, label, current: index === 0 }));
  return (
    <div className="grid gap-12 md:grid-cols-2">
      <div>
        <Breadcrumb above={[{ to: paths.locations(), label: 'Our Locations' }]} here="The Tivoli" />
        <p className="mt-6 flex flex-wrap gap-4">
          <Badge>Opening Q4 2027</Badge>
          <Badge look="line">Wedding</Badge>
        </p>
        <div className="mt-6">
          <Tabs label="Spaces" tabs={tabs} />
          <Tabs label="Spaces, plain" look="plain" tabs={tabs} />
        </div>
      </div>
      <div>
        <Spinner>Loading hotels...</Spinner>
        <div className="mt-6">
          <Skeleton shape="heading" />
          <Skeleton shape="line" count={3} />
        </div>
      </div>
      <div className="on-night needs-script p-8">
        <Dots names={places} current={place} show={setPlace} />
        <p className="mt-2 text-quiet">{places[place]}</p>
      </div>
    </div>
  );
}

const states = [
  { name: 'At rest', state: '' },
  { name: 'Under the pointer', state: 'sg-hover' },
  { name: 'Focus', state: 'sg-focus' },
];

type Look = 'gold' | 'dark' | 'line';

function Row({ name, state, looks }: (typeof states)[number] & { looks: Look[] }) {
  return (
    <tr className={`hairline-t ${state}`}>
      <th scope="row" className="text-small font-semibold">
        {name}
      </th>
      {looks.map((look) => (
        <td key={look}>
          <button type="button" className={`button button-${look}`}>
            Enquire
          </button>
        </td>
      ))}
      <td>
        <button type="button" className="square-button" aria-label={`Next, ${name}`}>
          <Icon name="right" />
        </button>
      </td>
    </tr>
  );
}

/** Shows the buttons of each look in each state, and the link that is used for all other actions. */
function Controls({ looks }: { looks: Look[] }) {
  return (
    <>
      <div className="overflow-x-auto">
        <table className="sg-table">
          <caption className="sr-only">Buttons by look and state</caption>
          <thead>
            <tr className="text-small text-left">
              <td />
              {[...looks, 'square'].map((look) => (
                <th key={look} scope="col">
                  {look}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <Row key={state.name} {...state} looks={looks} />
            ))}
            <tr className="hairline-t">
              <th scope="row" className="text-small font-semibold">
                Sending
              </th>
              <td colSpan={4}>
                <button type="button" className={`button button-${looks[0]}`} disabled>
                  Submitting...
                </button>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="mt-4 flex flex-wrap gap-8">
        <TextLink to={paths.styleguide()}>View Details</TextLink>
        <TextLink to={paths.styleguide()} icon="right">
          With an arrow
        </TextLink>
      </p>
    </>
  );
}

const fields = [
  { name: 'name', label: 'Empty', value: '' },
  { name: 'guests', label: 'With the focus', value: '450', state: 'sg-focus' },
  { name: 'phone', label: 'In error', value: '+91 98', error: 'Enter a phone number, for example 98100 00000' },
  { name: 'date', label: 'With a hint', value: '14/02/2027', hint: 'Up to three years ahead' },
];
const options = ['Wedding', 'Corporate Event'].map((label) => ({ value: label, label }));

/** Shows a field that is empty, focused, in error and with a hint, a list, and a choice of two. */
function Fields() {
  return (
    <form className="grid gap-7 sm:grid-cols-2 sm:gap-x-8">
      {fields.map(({ name, label, value, state, error, hint }) => (
        <div key={name} className={state}>
          <Field form="sg" name={name} label={label} required={false} error={error} hint={hint}>
            {(attributes) => <input {...attributes} defaultValue={value} />}
          </Field>
        </div>
      ))}
      <Field form="sg" name="type" label="A list" required={false} error={undefined}>
        {(attributes) => <Select {...attributes} options={options} none={undefined} defaultValue="Wedding" />}
      </Field>
      <YesNoField form="sg" name="choice" label="A choice" value="no" error={undefined} />
    </form>
  );
}

/** Shows what opens over the page: dialog, menu, message, lightbox. */
function Openers({ pictures }: { pictures: PictureFacts[] }) {
  const [open, setOpen] = useState(false);
  const { link, lightbox } = useLightbox('Pictures', pictures);
  return (
    <>
      <div className="needs-script flex flex-wrap gap-4">
        <button type="button" className="button button-dark" onClick={() => setOpen(true)}>
          Open a dialog
        </button>
        <button type="button" className="button button-line" popoverTarget="sg-menu">
          Open a menu
          <Icon name="down" className="size-4" />
        </button>
        <button
          type="button"
          className="button button-line"
          onClick={() => import('#app/ui/show-toast.ts').then(({ showToast }) => showToast('The link is copied.'))}
        >
          Show a message
        </button>
      </div>
      <div id="sg-menu" popover="auto" className="sg-menu on-night">
        <p>Closes with Escape, with a click outside, and when another menu opens.</p>
      </div>
      <Dialog id="sg-dialog" title="A dialog" open={open} onClose={() => setOpen(false)}>
        <p>The keyboard stays inside; closed, the focus is back on the button.</p>
      </Dialog>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
        {pictures.map((picture, place) => (
          <li key={picture.path}>
            <a
              href={pictureAddress(picture, { width: 1920, format: 'jpeg' })}
              aria-label={picture.alt}
              {...link(place)}
            >
              <Picture picture={picture} shown={{ phone: 45, desktop: 20 }} crop="4:3" />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
