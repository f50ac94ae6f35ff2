import { Form } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { Icon } from '#app/ui/icon.tsx';

/** The search for a guest. The words are posted: a name or a number must not stand in an address. */
export function SearchBox({ words }: { words: string }) {
  return (
    <Form method="post" action={deskPaths.search()} className="desk-search" aria-label="Search" key={words}>
      <label className="sr-only" htmlFor="search-words">
        Reference, name, phone or e-mail
      </label>
      <input
        id="search-words"
        name="words"
        type="search"
        defaultValue={words}
        placeholder="Reference, name, phone"
        autoComplete="off"
        minLength={2}
        maxLength={100}
        required
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </Form>
  );
}
