import { deskPaths } from '#app/desk-paths.ts';
import { EraseForm } from './erase-form.tsx';

/** What a person may ask of us under the law: what we hold of them, and that we forget it. */
export function PersonForm({ reference }: { reference: string }) {
  return (
    <details className="person-form">
      <summary className="desk-button">This person’s data</summary>
      <p>Everything under their e-mail: enquiries, applications, mails, notes.</p>
      <a className="desk-button" href={deskPaths.person(reference)} download>
        Export it
      </a>
      <EraseForm reference={reference} />
    </details>
  );
}
