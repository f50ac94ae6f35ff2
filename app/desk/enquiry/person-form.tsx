import { Form } from 'react-router';
import { SignInField } from '#app/desk/sign-in/sign-in-field.tsx';
import { deskPaths } from '#app/desk-paths.ts';

interface PersonFormProps {
  reference: string;
  /** The contact by which all records of this person are found. */
  by: 'e-mail' | 'phone number';
  /** Whether the reference that was typed to confirm was wrong. */
  isWrong: boolean;
}

/** Exports or erases a person's data, which they may ask for under the law. */
export function PersonForm({ reference, by, isWrong }: PersonFormProps) {
  return (
    <details className="person-form" open={isWrong}>
      <summary className="desk-button">This person’s data</summary>
      <p>{`Everything under their ${by}: enquiries, applications, mails, notes.`}</p>
      <a className="desk-button" href={deskPaths.person(reference)}>
        Export it
      </a>
      <Form method="post" action={deskPaths.person(reference)} className="stacked-form" reloadDocument>
        <SignInField
          part="person"
          name="confirm"
          label={`Type ${reference} to erase it for good`}
          autoComplete="off"
          error={isWrong ? `Nothing was erased: type exactly ${reference}` : undefined}
          autoFocus={isWrong}
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
