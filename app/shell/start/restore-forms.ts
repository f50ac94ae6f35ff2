import { takeSavedForms } from './saved-forms.ts';

/**
 * Fills in again what was typed before a reload that the visitor did not ask for. Hidden fields belong to the page, and
 * what was typed since the reload stays.
 */
export function restoreForms(): void {
  const saved = takeSavedForms();
  if (saved?.path !== location.pathname) return;
  const forms = document.querySelectorAll<HTMLFormElement>('form[method="post"]');
  saved.forms.forEach((entries, place) => {
    for (const [name, value] of entries) {
      const field = forms[place]?.elements.namedItem(name);
      if (field instanceof RadioNodeList) field.value = value;
      else if (field instanceof HTMLSelectElement) field.value = value;
      else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
      else if (isText(field) && field.value === field.defaultValue) field.value = value;
    }
  });
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'file';
}
