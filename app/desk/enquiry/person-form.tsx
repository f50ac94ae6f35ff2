import { DeskButton, DeskLink } from '#app/desk/frame/desk-button.tsx';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { sourceLabels } from '#app/desk/inbox/inbox.ts';
import type { PersonRecord } from '#app/desk/records/personal-data.server.ts';
import { SignInField } from '#app/desk/sign-in/sign-in-field.tsx';
import { deskPaths } from '#app/desk-paths.ts';
import { lookUp } from '#platform/look-up.ts';

interface PersonFormProps {
  of: 'enquiries' | 'applications';
  reference: string;
  /** What may be of this person; null where nobody asked yet. */
  records: PersonRecord[] | null;
  /** Why nothing was done: the reference was typed wrong, or no record was ticked. */
  problem: 'wrong' | 'none' | null;
  now: Date;
}

const reasons: Record<PersonRecord['why'][number], string> = {
  asked: 'this one',
  email: 'the same e-mail address was typed',
  phone: 'the same phone number was typed',
  merged: 'your team merged it with one of these',
};

/** A contact that somebody typed does not say whose record it is, so what is exported or erased is ticked. */
export function PersonForm({ of, reference, records, problem, now }: PersonFormProps) {
  const page = of === 'enquiries' ? deskPaths.enquiry : deskPaths.application;
  if (!records)
    return (
      <p className="person-form mt-8">
        <DeskLink to={`${page(reference, { person: 'show' })}#person`} label="This person’s data" />
      </p>
    );
  return (
    <section className="person-form mt-8" id="person" aria-labelledby="person-title">
      <h2 id="person-title">This person’s data</h2>
      <p className="max-w-144">
        Anybody can type any e-mail address and phone number. Tick only what you know to be this person’s: ask them for
        a reference, or for what only they can know.
      </p>
      <form method="post" action={deskPaths.person(of, reference)}>
        {problem === 'none' ? (
          <p className="text-alarm font-medium" role="alert">
            Nothing was done: tick at least one record.
          </p>
        ) : null}
        <fieldset>
          <legend className="mb-1 text-deep">Records</legend>
          {records.map((record) => (
            <label className="flex gap-3 py-3 border-b border-rule cursor-pointer" key={record.reference}>
              <input
                className="flex-none size-5 mt-0.5 accent-deep"
                type="checkbox"
                name="record"
                value={record.reference}
                defaultChecked={record.why.includes('asked')}
              />
              <span>
                <strong>{record.reference}</strong>
                {` ${record.name}, ${labelOf(record.source)}, ${momentInWords(new Date(record.at), now)}`}
                <small className="block text-quiet text-[0.9375rem]">{`Why it is here: ${(record.why.includes('asked') ? (['asked'] as const) : record.why).map((why) => reasons[why]).join('; ')}`}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <DeskButton formMethod="get" formNoValidate label="Export what is ticked" />
        <div className="grid gap-5 max-w-144">
          <SignInField
            part="person"
            name="confirm"
            label={`Type ${reference} to erase what is ticked for good`}
            autoComplete="off"
            error={problem === 'wrong' ? `Nothing was erased: type exactly ${reference}` : undefined}
            autoFocus={problem === 'wrong'}
            required
            pattern={reference}
          />
          <DeskButton look="alarm" label="Erase what is ticked" />
        </div>
      </form>
    </section>
  );
}

function labelOf(source: string): string {
  return lookUp<string>(sourceLabels, source)?.toLowerCase() ?? source;
}
