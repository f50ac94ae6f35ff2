import { Suspense, useEffect, useRef, useState } from 'react';
import type { ConfirmationScreenProps } from '#app/enquiries/confirmation/confirmation-screen.tsx';
import { venueLabel } from '#app/enquiries/enquiry.ts';
import { useSubjects } from '#app/enquiries/links/choose-subject.ts';
import type { ControlAttributes } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import type { FormReply, FormValues, StoredAnswer } from '#app/forms/form-types.ts';
import { FormView } from '#app/forms/form-view.tsx';
import { useForm } from '#app/forms/use-form.ts';
import type { Day } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { importWithRetry, lazyOrFallback, withRetries } from '#app/ui/loading/import-with-retry.ts';
import {
  type EnquiryValues,
  type EnquiryVenue,
  enquiryFields,
  type SentEnquiry,
  type SpaceOption,
  type Variant,
} from './enquiry.ts';
import { enquiryDefinition } from './enquiry-definition.ts';
import { formLabelsTexts as shared, enquiryFormTexts as texts } from './texts.ts';

export interface EnquiryFormProps {
  variant: Variant;
  /** The result of `venueOptions`; empty if the hotels could not be loaded. */
  venues: EnquiryVenue[] | 'loading';
  venue?: string | undefined;
  filled?: Partial<EnquiryValues> | undefined;
  /** Today in India when the page was rendered. */
  today: Day;
  phone: string;
  /** The result of this form when it was posted without a script. */
  reply?: FormReply | undefined;
  /** The prefix of the ids of its fields; a page with two forms gives each its own. */
  id?: string;
}

/** Shows the enquiry form in either variant; its page gives it a heading. It also works as a plain post. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { variant, venues, venue = '', filled, today, phone, reply, id = 'enquiry' } = props;
  const { day, spaces, ...running } = useEnquiryForm({ ...props, id, venue: filled?.venue_id ?? venue });
  // The form of a dialog is on every page; only the page's own form takes a subject from links on it.
  useSubjects(running.form, variant === 'enquiry');
  if (running.sent && variant === 'home') {
    // The enquiry's own action returns this summary.
    const sent = running.sent as StoredAnswer<SentEnquiry>;
    return (
      <Suspense>
        <LazyConfirmation sent={sent} onAnother={running.startAnew} focus={running.focus} />
      </Suspense>
    );
  }
  const noVenue = variant === 'home' ? texts.chooseVenue : shared.notDecided;
  return (
    <FormView
      definition={enquiryDefinition({ id, variant, today, day, spaces, filled: { venue_id: venue, ...filled } })}
      running={running}
      phone={phone}
      reply={reply}
      ownControl={(name, attributes) =>
        name === 'venue_id' ? <VenueField {...attributes} venues={venues} none={noVenue} /> : undefined
      }
    />
  );
}

function useEnquiryForm({
  id,
  variant,
  venues,
  venue,
  today,
  reply,
}: EnquiryFormProps & { id: string; venue: string }) {
  /** The check is loaded once, and the hotels of a dialog may arrive later. */
  const options = useRef<EnquiryVenue[]>([]);
  const [day, setDay] = useState(reply?.values?.event_date ?? '');
  const [chosen, setChosen] = useState(reply?.values?.venue_id ?? venue);
  const spaces = useVenueSpaces(venues, chosen);
  const running = useForm({
    id,
    sendTo: paths.enquireSend(),
    reply,
    onValues({ event_date = '', venue_id = venue }) {
      setDay(event_date);
      setChosen(venue_id);
    },
    sent: variant === 'home' ? 'stays' : 'clears',
    async loadCheck() {
      if (variant === 'home') loadConfirmation().catch(() => {});
      const { checkEnquiry, impossibleDay, summariseErrors } = await importWithRetry(
        () => import('./enquiry-rules.ts'),
      );
      return (typed, _, element) => {
        const values = readTyped(typed);
        const slugs = new Set(options.current.map(({ slug }) => slug));
        const errors = checkEnquiry(values, { variant, today, venues: slugs });
        // The browser's date field has an empty value while it shows a day that does not exist.
        if (errors.event_date && hasImpossibleDay(element)) errors.event_date = impossibleDay;
        if (Object.keys(errors).length === 0) return undefined;
        return { summary: summariseErrors(values, errors, variant), errors };
      };
    },
  });
  const { restore } = running;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the hotels arrive, or the spaces of one: the draft may name one
  useEffect(() => {
    if (venues === 'loading') return;
    options.current = venues;
    restore();
  }, [venues, spaces]);
  return { ...running, day, spaces };
}

/** Adds the fields that are not in the form, such as the venue where the hotels could not be loaded. */
function readTyped(typed: FormValues): EnquiryValues {
  const texts = enquiryFields.map((field) => [field, typed[field] ?? '']);
  return { ...typed, ...Object.fromEntries(texts) } as EnquiryValues;
}

function hasImpossibleDay(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('event_date');
  return field instanceof HTMLInputElement && field.validity.badInput;
}

const loadConfirmation = () => importWithRetry(() => import('#app/enquiries/confirmation/confirmation-screen.tsx'));

/** Only dialogs show it, so it is loaded when needed. If loading fails, the confirmation's page is opened. */
const LazyConfirmation = lazyOrFallback(async () => (await loadConfirmation()).ConfirmationScreen, GoToConfirmation);

function GoToConfirmation({ sent }: ConfirmationScreenProps) {
  useEffect(() => location.assign(sent.location), [sent]);
  return null;
}

interface VenueFieldProps extends ControlAttributes {
  defaultValue: string;
  venues: EnquiryVenue[] | 'loading';
  none: string;
}

function VenueField({ venues, none, ...attributes }: VenueFieldProps) {
  if (venues === 'loading') return <Select key="loading" {...attributes} none={texts.loadingVenues} options={[]} />;
  if (venues.length === 0) return <p>{texts.venuesFailed}</p>;
  const options = venues.map((venue) => ({ value: venue.slug, label: venueLabel(venue) }));
  return <Select key="loaded" {...attributes} none={none} options={options} />;
}

const none: SpaceOption[] = [];

/** Returns the halls and lawns of the chosen hotel: what the page knows of them, else what the server answers. */
function useVenueSpaces(venues: EnquiryVenue[] | 'loading', chosen: string): SpaceOption[] {
  const [fetched, setFetched] = useState<ReadonlyMap<string, SpaceOption[]>>(new Map());
  const isListed = venues !== 'loading' && venues.some(({ slug }) => slug === chosen);
  const known = venues === 'loading' ? undefined : venues.find(({ slug }) => slug === chosen)?.spaces;
  const spaces = known ?? fetched.get(chosen);

  useEffect(() => {
    if (!isListed || spaces) return;
    const keep = (found: SpaceOption[]) => setFetched((before) => new Map(before).set(chosen, found));
    // The form works without them: a visitor may name the hall in the requirements.
    withRetries(() => fetchSpaces(chosen)).then(keep, () => keep(none));
  }, [isListed, spaces, chosen]);

  return spaces ?? none;
}

async function fetchSpaces(hotel: string): Promise<SpaceOption[]> {
  const response = await fetch(`${paths.enquireFacts()}?${new URLSearchParams({ spaces: hotel })}`);
  const { spaces } = (await response.json()) as { spaces?: SpaceOption[] };
  if (!spaces) throw new Error(`The spaces of ${hotel} are not known at the moment.`);
  return spaces;
}
