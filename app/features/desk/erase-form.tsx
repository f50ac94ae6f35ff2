import { Form } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { DoorField } from './door-field.tsx';

interface EraseFormProps {
  reference: string;
  error?: string | undefined;
}

/** Forgets whoever sent this enquiry, once its reference was typed. */
export function EraseForm({ reference, error }: EraseFormProps) {
  return (
    <Form method="post" action={deskPaths.erase(reference)} className="door-form">
      <DoorField
        part="person"
        name="confirm"
        label={`Type ${reference} to erase it for good`}
        autoComplete="off"
        error={error}
        required
      />
      <button type="submit" className="desk-button desk-button-alarm">
        Erase this person
      </button>
    </Form>
  );
}
