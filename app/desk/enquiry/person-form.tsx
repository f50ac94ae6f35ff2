import { Form } from 'react-router';
import { SignInField } from '#app/desk/sign-in/sign-in-field.tsx';
import { deskPaths } from '#app/desk-paths.ts';

interface PersonFormProps {
  reference: string;
  /** What all that is theirs is found by. */
  by: 'e-mail' | 'telephone number';
  /** Whether something else was typed as the confirmation. */
  isWrong: boolean;
}

/** What a person may ask of us under the law: what we hold of them, and that we forget it. */
export function PersonForm({ reference, by, isWrong }: PersonFormProps) {
  return (
    <details className="person-form" open={isWrong}>
      <summary className="desk-button">This person’s data</summary>
      <p>{`Everything under their ${by}: enquiries, applications, mails, notes.`}</p>
      <a className="desk-button" href={deskPaths.person(reference)}>
        Export it
      </a>
      <Form method="post" action={deskPaths.person(reference)} className="door-form" reloadDocument>
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
