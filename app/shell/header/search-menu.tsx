import type { ToggleEvent } from 'react';
import { SearchForm } from '#app/listings/search/search-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { headerTexts as texts } from './texts.ts';

function focusField({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('input')?.focus();
}

/** The search in the header: a form for the search page, with suggestions where scripts run. */
export function SearchMenu() {
  return (
    <>
      <button type="button" className="header-icon" popoverTarget="search-menu" aria-label={texts.search}>
        <Icon name="search" className="size-6" />
      </button>
      <div id="search-menu" popover="auto" className="wide-menu on-night" onToggle={focusField}>
        <div className="search-menu-form">
          <SearchForm id="header-search" />
        </div>
      </div>
    </>
  );
}
