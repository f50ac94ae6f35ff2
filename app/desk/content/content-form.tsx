import type { ReactNode } from 'react';
import { boxName, type ContentField } from '#app/desk/content/fields/content-field.ts';
import { type ContentKind, contentKinds, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { hasHindi, hindiName, mostFormBytes } from '#app/desk/content/fields/hindi-content.ts';
import { useFocusOn } from '#app/desk/frame/use-focus-on.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { Field, fieldId } from '#app/forms/fields/field.tsx';
import { TextArea } from '#app/forms/fields/text-area.tsx';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { PageHandle } from '#app/root.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { HindiControl } from './hindi-control.tsx';
import { type PictureOption, thumbnail } from './stored-picture.ts';

/** Two long texts in Hindi are more than other forms may post. */
export const contentHandle: PageHandle = {
  page: { maxBodyBytes: Math.max(...Object.values(contentPlans).map(mostFormBytes)) },
};

interface ContentFormProps {
  kind: ContentKind;
  /** The row's id, or "new" for a new row. */
  id: string;
  values: FormValues;
  version: string;
  hotelId: string | null;
  errors: FormErrors;
  /** The fields whose English has changed since their Hindi was made. */
  hindiToCheck: readonly string[];
  /** The notice above the form, of a conflict or of wrong fields. */
  problem: string | undefined;
  options: Partial<Record<string, readonly { value: string; label: string }[]>>;
  /** The pictures that a picture field offers. */
  pictures: readonly PictureOption[];
  /** Content beside the fields, such as the picture that they describe. */
  children?: ReactNode;
}

/** Every field of one row. It posts as a plain form: a preview opens beside it, saving leads back to it. */
export function ContentForm({
  kind,
  id,
  values,
  version,
  hotelId,
  errors,
  hindiToCheck,
  problem,
  options,
  pictures,
  children,
}: ContentFormProps) {
  const shown = useFocusOn<HTMLDivElement>(problem);
  const plan = contentPlans[contentKinds[kind]];
  const fields = plan.fields.filter(({ once }) => id === 'new' || !once);
  const marks = fields.filter(({ kind: of }) => of === 'check');
  const choice = fields.find(({ kind: of }) => of === 'picture');
  return (
    <form method="post" encType="multipart/form-data" className="content-form max-w-256" noValidate>
      {problem ? (
        <div
          className="flex flex-wrap items-center gap-y-1 gap-x-5 my-4 py-2 px-4 border-l-3 border-gold bg-sand data-problem:border-l-alarm"
          role="alert"
          data-problem=""
          tabIndex={-1}
          ref={shown}
        >
          <p>{problem}</p>
        </div>
      ) : null}
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="hotel" value={hotelId ?? ''} />
      {children}
      <div className="content-boxes flex flex-wrap gap-x-8 mt-2 md:col-span-full">
        {marks.map((field) => (
          <ContentControl key={field.name} field={field} values={values} error={undefined} options={[]} />
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
                options={(field.of ? options[field.of] : field.options) ?? []}
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
                  isToCheck={hindiToCheck.includes(field.name)}
                />
              </div>
            );
          })}
      </div>
      {choice ? (
        <>
          <PictureChoice name={choice.name} label={choice.label} value={values[choice.name] ?? ''} options={pictures} />
          {id === 'new' ? null : (
            <TextLink to={deskPaths.contentPicture(kind, id)}>Give it a new picture of its own</TextLink>
          )}
        </>
      ) : null}
      <div className="sticky bottom-0 flex flex-wrap gap-3 mt-6 py-4 border-t border-rule bg-cream">
        <button type="submit" className="desk-button desk-button-dark">
          {id === 'new' ? `Add this ${plan.one}` : 'Save'}
        </button>
        <button
          type="submit"
          className="desk-button"
          formAction={deskPaths.contentPreview(kind, id)}
          formTarget="_blank"
        >
          Preview <span className="sr-only">in a new tab</span>
        </button>
      </div>
    </form>
  );
}

interface ContentControlProps {
  field: ContentField;
  values: FormValues;
  error: string | undefined;
  options: readonly { value: string; label: string }[];
}

const form = 'content';
const lines = { text: 4, lines: 6, layouts: 4 } as const;
const types: Partial<Record<ContentField['kind'], string>> = { day: 'date', moment: 'datetime-local' };
const numbers: readonly ContentField['kind'][] = ['whole', 'decimal', 'percent'];

/** The form control that fits the type of a field. */
function ContentControl({ field, values, error, options }: ContentControlProps) {
  const { name, label, kind, required = false, hint } = field;
  const value = values[name] ?? '';
  if (kind === 'check') return <Box name={name} label={label} isOn={value === 'on'} />;
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
          return <TextArea {...attributes} rows={lines[kind]} defaultValue={value} />;
        if (kind === 'choice' || kind === 'reference')
          return (
            <select {...attributes} defaultValue={value}>
              <option value="">{required ? 'Choose one' : 'None'}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          );
        return (
          <input
            {...attributes}
            type={types[kind] ?? 'text'}
            inputMode={numbers.includes(kind) ? 'decimal' : undefined}
            maxLength={kind === 'line' ? field.most : undefined}
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

interface PictureChoiceProps {
  name: string;
  label: string;
  /** The id of the one that is chosen; empty for none. */
  value: string;
  options: readonly PictureOption[];
}

/** A choice of one stored picture, or none. */
function PictureChoice({ name, label, value, options }: PictureChoiceProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <fieldset className="mt-6 mb-2">
      <legend className="field-label">{label}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,45%),1fr))] gap-4 max-h-104 mt-2 p-1 overflow-y-auto">
        <li>
          <PictureRadio name={name} value="" isOn={!isKnown} words="None" />
        </li>
        {options.map((option) => (
          <li key={option.value}>
            <PictureRadio
              name={name}
              value={option.value}
              isOn={option.value === value}
              words={option.label || 'No description yet'}
              picture={thumbnail(option.key)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface PictureRadioProps {
  name: string;
  value: string;
  isOn: boolean;
  words: string;
  picture?: string;
}

function PictureRadio({ name, value, isOn, words, picture }: PictureRadioProps) {
  const id = fieldId('content', `${name}-${value || 'none'}`);
  return (
    <label
      htmlFor={id}
      className="relative grid content-start gap-2 min-h-11 h-full p-2 border border-rule text-[0.875rem]/5 cursor-pointer hover:bg-sand has-checked:outline-2 has-checked:outline-night has-checked:bg-sand"
    >
      <input id={id} className="size-5 accent-night" type="radio" name={name} value={value} defaultChecked={isOn} />
      {/* Its words stand beside it. */}
      {picture ? (
        <img
          className="w-full h-auto aspect-4/3 object-cover bg-sand"
          src={picture}
          alt=""
          width={160}
          height={120}
          loading="lazy"
        />
      ) : null}
      <span className="line-clamp-2">{words}</span>
    </label>
  );
}
