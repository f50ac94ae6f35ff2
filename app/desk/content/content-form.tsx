import type { ReactNode } from 'react';
import { boxName, type ContentField } from '#app/desk/content/fields/content-field.ts';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { checkedName, hasHindi, hindiField, hindiName, mostFormBytes } from '#app/desk/content/fields/hindi-content.ts';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { useFocusOn } from '#app/desk/frame/use-focus-on.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { Field, fieldId } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import { TextArea } from '#app/forms/fields/text-area.tsx';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import type { PageHandle } from '#app/root.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { noticeLook } from './content-notice.tsx';
import type { Route } from './routes/+types/content-row-route.ts';
import { type PictureOption, thumbnail } from './stored-picture.ts';

/** Two long texts in Hindi are more than other forms may post. */
export const contentHandle: PageHandle = {
  page: { maxBodyBytes: Math.max(...Object.values(contentPlans).map(mostFormBytes)) },
};

type ShownRow = Pick<
  Route.ComponentProps['loaderData'],
  'kind' | 'id' | 'version' | 'hotel' | 'hindiToCheck' | 'options' | 'pictures' | 'draft' | 'isDraft'
>;

interface ContentFormProps extends ShownRow {
  values: FormValues;
  errors: FormErrors;
  problem: string | undefined;
  /** Content beside the fields, such as the picture that they describe. */
  children: ReactNode;
}

/** Every field of one row. It posts as a plain form: a preview opens beside it, saving leads back to it. */
export function ContentForm({
  kind,
  id,
  values,
  version,
  hotel,
  errors,
  problem,
  children,
  draft,
  isDraft,
  ...row
}: ContentFormProps) {
  const shown = useFocusOn<HTMLDivElement>(problem);
  const plan = contentPlans[kind];
  const fields = plan.fields.filter(({ once }) => id === 'new' || !once);
  const marks = fields.filter(({ kind: of }) => of === 'check');
  const choice = fields.find(({ kind: of }) => of === 'picture');
  return (
    <form method="post" encType="multipart/form-data" className="content-form max-w-256" noValidate>
      {problem ? (
        <div className={noticeLook} role="alert" data-problem="" tabIndex={-1} ref={shown}>
          <p>{problem}</p>
        </div>
      ) : null}
      <input type="hidden" name="version" value={version} />
      {isDraft && draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      <input type="hidden" name="hotel" value={hotel?.id ?? ''} />
      {children}
      <div className="content-boxes flex flex-wrap gap-x-8 mt-2 md:col-span-full">
        {marks.map((field) => (
          <Box key={field.name} name={field.name} label={field.label} isOn={values[field.name] === 'on'} />
        ))}
      </div>
      <div className="grid gap-y-5 gap-x-8 mt-6 md:grid-cols-2">
        {fields
          .filter((field) => !marks.includes(field) && field !== choice)
          .map((field) => {
            const control = (
              <ContentControl
                key={field.name}
                field={field}
                values={values}
                error={errors[field.name]}
                options={field.of ? row.options[field.of] : field.options}
              />
            );
            if (!hasHindi(field)) return control;
            return (
              <div className="grid gap-y-5 gap-x-8 md:col-span-full md:grid-cols-subgrid" key={field.name}>
                {control}
                <HindiControl
                  field={field}
                  values={values}
                  error={errors[hindiName(field.name)]}
                  isToCheck={row.hindiToCheck.includes(field.name)}
                />
              </div>
            );
          })}
      </div>
      {choice ? (
        <>
          <PictureChoice
            field={choice}
            value={values[choice.name] ?? ''}
            pictures={row.pictures}
            isNeeded={plan.pictures !== undefined}
          />
          {id === 'new' ? null : (
            <TextLink to={deskPaths.contentPicture(kind, id)}>Give it a new picture of its own</TextLink>
          )}
        </>
      ) : null}
      <div className="sticky bottom-0 flex flex-wrap gap-3 mt-6 py-4 border-t border-rule bg-cream">
        <DeskButton look="dark" label={id === 'new' ? `Add this ${plan.one}` : 'Save'} />
        <button
          type="submit"
          className="desk-button"
          formAction={deskPaths.contentPreview(kind, id)}
          formTarget="_blank"
        >
          Preview <span className="sr-only">in a new tab</span>
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-3 py-4">
        {choice && id === 'new' ? (
          <DeskButton name="intent" value="picture" label="Give it a new picture of its own" />
        ) : null}
        <label htmlFor="publish-on">Show it from</label>
        <input
          id="publish-on"
          type="date"
          name="publish_on"
          min={addDays(todayInIndia(), 1)}
          defaultValue={values.publish_on ?? draft?.publishOn ?? ''}
          className="step-field"
        />
        <DeskButton name="intent" value="draft" label="Keep as a draft" />
      </div>
    </form>
  );
}

/** The Hindi of a text, beside its English. Without it, pages in Hindi show the English. */
function HindiControl({ field, values, error, isToCheck }: ContentControlProps & { isToCheck: boolean }) {
  const { most: _, hint: __, ...hindi } = hindiField(field);
  const hint = isToCheck && { hint: 'To be checked: the English has changed since. Pages in Hindi still show this.' };
  return (
    <div
      data-to-check={isToCheck ? '' : undefined}
      className="data-to-check:pl-3 data-to-check:border-l-3 data-to-check:border-gold"
    >
      <ContentControl
        field={{ ...hindi, ...hint, name: hindiName(field.name) }}
        values={values}
        error={error}
        language="hi"
      />
      {isToCheck ? (
        <Box name={checkedName(field.name)} label={`${field.label}: the Hindi still says the same`} isOn={false} />
      ) : null}
    </div>
  );
}

interface ContentControlProps {
  field: ContentField;
  values: FormValues;
  error: string | undefined;
  /** The choices of a field that has any. */
  options?: readonly { value: string; label: string }[] | undefined;
  language?: 'hi';
}

const form = 'content';
const lines = { text: 4, lines: 6, layouts: 4 } as const;
const types: Partial<Record<ContentField['kind'], string>> = { day: 'date', moment: 'datetime-local', time: 'time' };
const numbers: readonly ContentField['kind'][] = ['whole', 'decimal', 'percent'];

/** The form control that fits the type of a field. */
export function ContentControl({ field, values, error, options = [], language }: ContentControlProps) {
  const { name, label, kind, required = false, hint, none = 'None' } = field;
  const value = values[name] ?? '';
  if (kind === 'several') {
    return (
      <fieldset className="content-boxes flex flex-wrap gap-x-8 mt-2 md:col-span-full">
        <legend className="field-label">{label}</legend>
        {options.map((option) => {
          const box = boxName(name, option.value);
          return <Box key={box} name={box} label={option.label} isOn={values[box] === 'on'} />;
        })}
      </fieldset>
    );
  }
  const isLong = kind === 'text' || kind === 'lines' || kind === 'layouts';
  return (
    <Field
      form={form}
      name={name}
      label={label}
      required={required}
      error={error}
      hint={hint}
      wide={isLong && !hasHindi(field)}
    >
      {(attributes) => {
        if (kind === 'text' || kind === 'lines' || kind === 'layouts')
          return <TextArea {...attributes} lang={language} rows={lines[kind]} defaultValue={value} />;
        if (kind === 'choice' || kind === 'reference')
          return (
            <Select {...attributes} options={options} none={required ? 'Choose one' : none} defaultValue={value} />
          );
        return (
          <input
            {...attributes}
            lang={language}
            type={types[kind] ?? 'text'}
            inputMode={numbers.includes(kind) ? 'decimal' : undefined}
            defaultValue={value}
          />
        );
      }}
    </Field>
  );
}

function Box({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  const id = fieldId(form, name.replace('.', '-'));
  return (
    <label className="flex items-center gap-3 min-h-11 cursor-pointer" htmlFor={id}>
      <input className="size-5 accent-night" id={id} type="checkbox" name={name} defaultChecked={isOn} />
      {label}
    </label>
  );
}

const none = { value: '', label: 'None', key: '' };

interface PictureChoiceProps {
  field: ContentField;
  /** The id of the one that is chosen; empty for none. */
  value: string;
  pictures: readonly PictureOption[];
  /** Whether a row that has a picture keeps one. */
  isNeeded: boolean;
}

function PictureChoice({ field: { name, label }, value, pictures, isNeeded }: PictureChoiceProps) {
  const isKnown = pictures.some((picture) => picture.value === value);
  return (
    <fieldset className="mt-6 mb-2">
      <legend className="field-label">{label}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,45%),1fr))] gap-4 max-h-104 mt-2 p-1 overflow-y-auto">
        {[...(isNeeded && isKnown ? [] : [none]), ...pictures].map((option) => {
          const id = fieldId(form, `${name}-${option.value || 'none'}`);
          const isOn = isKnown ? option.value === value : option.value === '';
          return (
            <li key={option.value}>
              <label
                htmlFor={id}
                className="relative grid content-start gap-2 min-h-11 h-full p-2 border border-rule text-[0.875rem]/5 cursor-pointer hover:bg-sand has-checked:outline-2 has-checked:outline-night has-checked:bg-sand"
              >
                <input
                  id={id}
                  className="size-5 accent-night"
                  type="radio"
                  name={name}
                  value={option.value}
                  defaultChecked={isOn}
                />
                {/* Its words stand beside it. */}
                {option.key ? (
                  <img
                    className="w-full h-auto aspect-4/3 object-cover bg-sand"
                    src={thumbnail(option.key)}
                    alt=""
                    width={160}
                    height={120}
                    loading="lazy"
                  />
                ) : null}
                <span className="line-clamp-2">{option.label || 'No description yet'}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
