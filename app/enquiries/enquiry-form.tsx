import { useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { venueLabel } from '#app/enquiries/enquiry.ts';
import { draftValues } from '#app/forms/draft.ts';
import type { ControlAttributes } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import type { FormReply, FormValues } from '#app/forms/form-types.ts';
import { FormView } from '#app/forms/form-view.tsx';
import { useForm } from '#app/forms/use-form.ts';
import type { Day } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { EstimateLine } from '#app/prices/estimate-line.tsx';
import { importWithRetry, withRetries } from '#app/ui/loading/import-with-retry.ts';
import type { EnquiryValues, EnquiryVenue, SpaceOption, Variant } from './enquiry.ts';
import { enquiryDefinition } from './enquiry-definition.ts';
import { FunctionButtons } from './functions/function-buttons.tsx';
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
  /** What the event may cost by what is filled in already, in words. */
  estimate?: string | undefined;
  /** The result of this form when it was posted without a script. */
  reply?: FormReply | undefined;
  /** The prefix of the ids of its fields; a page with two forms gives each its own. */
  id?: string;
}

/** Shows the enquiry form in either variant, without a heading. It also works as a plain post. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { variant, venues, venue = '', filled, today, phone, reply, estimate, id = 'enquiry' } = props;
  const whatsapp = `https://wa.me/${useRouteLoaderData<{ whatsapp: string }>('root')?.whatsapp}`;
  const { typedDate, spaces, added, setAdded, ...running } = useEnquiryForm({
    ...props,
    id,
    venue: filled?.venue_id ?? venue,
  });
  const noVenue = variant === 'home' ? texts.chooseVenue : shared.notDecided;
  return (
    <FormView
      definition={enquiryDefinition({
        id,
        variant,
        today,
        typedDate,
        spaces,
        added,
        noEmail: (
          <a href={whatsapp} className="underline">
            {texts.noEmail}
          </a>
        ),
        filled: { venue_id: venue, ...filled },
      })}
      running={running}
      phone={phone}
      reply={reply}
      ownControl={(name, attributes) =>
        name === 'venue_id' ? <VenueField {...attributes} venues={venues} none={noVenue} /> : undefined
      }
    >
      <FunctionButtons id={`${id}-functions`} action={paths.enquire()} added={added} onAdded={setAdded} />
      {variant === 'enquiry' ? <EstimateLine id={`${id}-estimate`} action={paths.enquire()} first={estimate} /> : null}
    </FormView>
  );
}

function useEnquiryForm(props: EnquiryFormProps & { id: string; venue: string }) {
  const { id, variant, venues, venue, today, reply } = props;
  /** A ref, because the check is loaded once and the hotels of a dialog may arrive later. */
  const latestVenues = useRef<EnquiryVenue[]>([]);
  const [typedDate, setTypedDate] = useState(reply?.values?.event_date ?? '');
  const [chosenVenue, setChosenVenue] = useState(reply?.values?.venue_id ?? venue);
  const spaces = useVenueSpaces(venues, chosenVenue);
  const [added, setAdded] = useState<FormValues>(reply?.values ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the draft is written again
  useEffect(() => {
    if (!reply) setAdded(draftValues(paths.enquireSend()));
  }, []);
  const running = useForm({
    id,
    sendTo: paths.enquireSend(),
    reply,
    onValues({ name, event_date = '', venue_id = venue }) {
      // The form was emptied.
      if (name === undefined) setAdded({});
      setTypedDate(event_date);
      setChosenVenue(venue_id);
    },
    async loadCheck(form) {
      const { whenTouched } = await importWithRetry(() => import('./touched-form.ts'));
      return whenTouched(form, { variant, today, venues: latestVenues });
    },
  });
  const { restore } = running;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the hotels arrive, or the spaces of one: the draft may name one
  useEffect(() => {
    if (venues === 'loading') return;
    latestVenues.current = venues;
    restore();
  }, [venues, spaces]);
  return { ...running, typedDate, spaces, added, setAdded };
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

const noSpaces: SpaceOption[] = [];

/** Returns the halls and lawns of the chosen hotel: those that came with the page, else those that the server lists. */
function useVenueSpaces(venues: EnquiryVenue[] | 'loading', chosen: string): SpaceOption[] {
  const [fetched, setFetched] = useState<ReadonlyMap<string, SpaceOption[]>>(new Map());
  const isListed = venues !== 'loading' && venues.some(({ slug }) => slug === chosen);
  const known = venues === 'loading' ? undefined : venues.find(({ slug }) => slug === chosen)?.spaces;
  const spaces = known ?? fetched.get(chosen);

  useEffect(() => {
    if (!isListed || spaces) return;
    const keep = (found: SpaceOption[]) => setFetched((before) => new Map(before).set(chosen, found));
    // The form works without them: a visitor may name the hall in the requirements.
    withRetries(() => fetchSpaces(chosen)).then(keep, () => keep(noSpaces));
  }, [isListed, spaces, chosen]);

  return spaces ?? noSpaces;
}

async function fetchSpaces(hotel: string): Promise<SpaceOption[]> {
  const response = await fetch(`${paths.enquireFacts()}?${new URLSearchParams({ spaces: hotel })}`);
  const { spaces } = (await response.json()) as { spaces?: SpaceOption[] };
  if (!spaces) throw new Error(`The spaces of ${hotel} are not known at the moment.`);
  return spaces;
}
