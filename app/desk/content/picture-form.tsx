import { Field } from '#app/forms/fields/field.tsx';
import { Select } from '#app/forms/fields/select.tsx';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { PageHandle } from '#app/root.tsx';

interface PictureFormProps {
  values: FormValues;
  errors: FormErrors;
  /** The galleries to choose from; none where there is only one place. */
  walls?: readonly { value: string; label: string }[];
}

/** The form for a new picture. Its texts come before the file, since a file without them is not stored. */
export function PictureForm({ values, errors, walls }: PictureFormProps) {
  return (
    <form method="post" encType="multipart/form-data" className="content-form figure-part max-w-256">
      {walls ? <h2>Add a picture</h2> : null}
      <div className="grid gap-y-5 gap-x-8 mt-6 md:grid-cols-2">
        {walls ? (
          <Field form="picture" name="type" label="Where it is shown" required={true} error={errors.type}>
            {(attributes) => (
              <Select {...attributes} options={walls} none={undefined} defaultValue={values.type ?? 'gallery'} />
            )}
          </Field>
        ) : null}
        <Field
          form="picture"
          name="alt_text"
          label="What it shows"
          required={true}
          error={errors.alt_text}
          hint="For those who cannot see it, and for search engines."
        >
          {(attributes) => <input {...attributes} type="text" maxLength={300} defaultValue={values.alt_text ?? ''} />}
        </Field>
        <Field
          form="picture"
          name="focal_x"
          label="Centre from the left, per cent"
          required={true}
          error={errors.focal_x}
        >
          {(attributes) => <input {...attributes} inputMode="numeric" defaultValue={values.focal_x ?? '50'} />}
        </Field>
        <Field
          form="picture"
          name="focal_y"
          label="Centre from the top, per cent"
          required={true}
          error={errors.focal_y}
        >
          {(attributes) => <input {...attributes} inputMode="numeric" defaultValue={values.focal_y ?? '50'} />}
        </Field>
        <Field
          form="picture"
          name="file"
          label="File"
          required={true}
          error={errors.file}
          hint={`JPEG, PNG, WebP or AVIF, at most ${pictureUpload.mostMegabytes} MB.`}
          wide={true}
        >
          {(attributes) => <input {...attributes} type="file" accept="image/jpeg,image/png,image/webp,image/avif" />}
        </Field>
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-3 mt-6 py-4 border-t border-rule bg-cream">
        <button type="submit" className="desk-button desk-button-dark">
          {walls ? 'Add it' : 'Show it'}
        </button>
      </div>
    </form>
  );
}

const megabyte = 1024 * 1024;
/** The largest picture, as a camera takes it. */
const mostMegabytes = 15;

export const pictureUpload = { mostMegabytes, mostBytes: mostMegabytes * megabyte };

/** The largest post of a page that takes a picture: the texts that come with it are short. */
export const pictureUploadHandle: PageHandle = {
  page: { streamsBody: true, maxBodyBytes: pictureUpload.mostBytes + megabyte },
};

/** A request body that has not been read yet. */
export function postedPicture(request: Request) {
  return { body: request.body, contentType: request.headers.get('content-type') ?? '' };
}
