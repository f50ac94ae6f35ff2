import type { ReactNode } from 'react';
import { type ContentKind, contentKinds, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { hasHindi, hindiName } from '#app/desk/content/fields/hindi-content.ts';
import type { PictureOption } from '#app/desk/content/fields/picture-option.ts';
import { useFocusOn } from '#app/desk/frame/use-focus-on.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ContentControl } from './content-control.tsx';
import { HindiControl } from './hindi-control.tsx';
import { PictureChoice } from './picture-choice.tsx';

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
    <form method="post" className="content-form" noValidate>
      {problem ? (
        <div className="content-notice" role="alert" data-problem="" tabIndex={-1} ref={shown}>
          <p>{problem}</p>
        </div>
      ) : null}
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="hotel" value={hotelId ?? ''} />
      {children}
      <div className="content-boxes">
        {marks.map((field) => (
          <ContentControl key={field.name} field={field} values={values} error={undefined} options={[]} />
        ))}
      </div>
      <div className="content-fields">
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
              <div className="content-pair" key={field.name}>
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
      <div className="content-buttons">
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
