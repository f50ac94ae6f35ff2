import { Form } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { DoorField } from './door-field.tsx';

/** What a person may ask of us under the law: what we hold of them, and that we forget it. */
export function PersonForm({ reference }: { reference: string }) {
  return (
    <details className="person-form">
      <summary className="desk-button">This person’s data</summary>
      <p>Everything under their e-mail: enquiries, applications, mails, notes.</p>
      <a className="desk-button" href={deskPaths.person(reference)} download>
        Export it
      </a>
      <Form method="post" action={deskPaths.person(reference)} className="door-form">
        <DoorField
          part="person"
          name="confirm"
          label={`Type ${reference} to erase it for good`}
          autoComplete="off"
          required
          pattern={reference}
        />
        <button type="submit" className="desk-button desk-button-alarm">
          Erase this person
        </button>
      </Form>
    </details>
  );
}
