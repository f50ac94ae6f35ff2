import { useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { Suggestions as SuggestionsType } from './suggestions.tsx';
import { searchFormTexts as texts } from './texts.ts';

interface SearchFormProps {
  /** The field's id; two forms on a page need different ones. */
  id: string;
  text?: string;
}

/** Leads to the search page. Suggestions are loaded with the first focus; the form works without them. */
export function SearchForm({ id, text }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<typeof SuggestionsType>();
  const load = useCallback(() => {
    importWithRetry(() => import('./suggestions.tsx')).then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    // The field may have the focus before the page is hydrated.
    if (document.activeElement === field.current) load();
  }, [load]);
  return (
    <search>
      <Form action={paths.search()} className="search-form">
        <label htmlFor={id} className="text-small">
          {texts.label}
        </label>
        <div className="search-box">
          <input
            ref={field}
            id={id}
            name="q"
            type="search"
            defaultValue={text}
            autoComplete="off"
            onFocus={Suggestions ? undefined : load}
          />
          <button type="submit" aria-label={texts.search}>
            <Icon name="search" />
          </button>
        </div>
        {Suggestions ? <Suggestions id={id} field={field} /> : null}
      </Form>
    </search>
  );
}
