import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { Field } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { PageHandle } from '#app/root.tsx';
import { ContentControl } from './content-form.tsx';
import { contentPlans } from './fields/content-kinds.ts';
import { mostPictureMegabytes } from './stored-picture.ts';

interface PictureFormProps {
  values: FormValues | undefined;
  errors: FormErrors | undefined;
  /** The galleries to choose from; none where there is only one place. */
  galleries?: readonly { value: string; label: string }[];
}

const fields = contentPlans.pictures.fields.filter(({ required }) => required);

/** The form for a new picture. Its texts come before the file, since a file without them is not stored. */
export function PictureForm({ values, errors = {}, galleries }: PictureFormProps) {
  const shown = { type: 'gallery', focal_x: '50', focal_y: '50', ...values };
  return (
    <form method="post" encType="multipart/form-data" className="content-form figure-part max-w-256">
      {galleries ? <h2>Add a picture</h2> : null}
      <div className="grid gap-y-5 gap-x-8 mt-6 md:grid-cols-2">
        {galleries ? (
          <Field form="content" name="type" label="Where it is shown" required={true} error={errors.type}>
            {(attributes) => <Select {...attributes} options={galleries} none={undefined} defaultValue={shown.type} />}
          </Field>
        ) : null}
        {fields.map((field) => (
          <ContentControl key={field.name} field={field} values={shown} error={errors[field.name]} />
        ))}
        <Field
          form="content"
          name="file"
          label="File"
          required={true}
          error={errors.file}
          hint={`JPEG, PNG, WebP or AVIF, at most ${mostPictureMegabytes} MB.`}
          wide={true}
        >
          {(attributes) => <input {...attributes} type="file" accept="image/jpeg,image/png,image/webp,image/avif" />}
        </Field>
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-3 mt-6 py-4 border-t border-rule bg-cream">
        <DeskButton look="dark" label={galleries ? 'Add it' : 'Show it'} />
      </div>
    </form>
  );
}

/** The largest post of a page that takes a picture: the texts that come with it are short. */
export const pictureUploadHandle: PageHandle = {
  page: { streamsBody: true, maxBodyBytes: (mostPictureMegabytes + 1) * 1024 * 1024 },
};

/** A request body that has not been read yet. */
export function postedPicture(request: Request) {
  return { body: request.body, contentType: request.headers.get('content-type') ?? '' };
}
