const key = 'kept-forms';

/** What was typed into the forms that are posted, by their place on the page; for this tab and one reload. */
interface SavedForms {
  path: string;
  forms: [name: string, value: string][][];
}

export function saveForms(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')].map((form) =>
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecret(form, entry[0]),
    ),
  );
  const saved: SavedForms = { path: location.pathname, forms };
  if (forms.length > 0) sessionStorage.setItem(key, JSON.stringify(saved));
}

/** Passwords and codes are stored nowhere. */
function isSecret(form: HTMLFormElement, name: string): boolean {
  return form.querySelector(`[name="${name}"]:is([type="password"], [autocomplete="one-time-code"])`) !== null;
}

export function hasSavedForms(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Removes the texts from the storage, so that they are restored once. */
export function takeSavedForms(): SavedForms | null {
  const saved = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return saved ? (JSON.parse(saved) as SavedForms) : null;
}
