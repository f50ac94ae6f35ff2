const key = 'kept-forms';

/** What was typed into the forms that are posted, by their place on the page; for this tab and one reload. */
export interface KeptForms {
  path: string;
  forms: [name: string, value: string][][];
}

export function keepForms(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')].map((form) =>
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const kept: KeptForms = { path: location.pathname, forms };
  if (forms.length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
}

export function hasKeptForms(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Takes them out: they are restored once. */
export function takeKeptForms(): KeptForms | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept ? (JSON.parse(kept) as KeptForms) : null;
}
