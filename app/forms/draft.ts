import type { FormValues } from './form-types.ts';

interface Draft {
  values: FormValues;
  /**
   * The fields' values before anybody typed. If the page now fills a field with another value, the draft does not
   * overwrite it.
   */
  defaults: FormValues;
}

const keyOf = (name: string) => `draft of ${name}`;

/** Stores what is typed for as long as the tab is open. A browser without storage does without. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Draft = { values: valuesOf(form), defaults: defaultsOf(form) };
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {}
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {}
}

/** Fills untouched fields with what was typed into them before; returns false if no draft was stored. */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const draft = readDraft(name);
  if (!draft) return false;
  const [now, defaults] = [valuesOf(form), defaultsOf(form)];
  for (const control of form.elements) {
    if (!isField(control)) continue;
    const { name: field } = control;
    const typed = draft.values[field];
    const isUntouched = now[field] === defaults[field] && draft.defaults[field] === defaults[field];
    if (typeof typed !== 'string' || !isUntouched) continue;
    // The choices may differ: the halls of another hotel, or hotels that have not arrived yet.
    if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === typed)) continue;
    if (control.type === 'radio' || control.type === 'checkbox')
      (control as HTMLInputElement).checked = control.value === typed;
    else control.value = typed;
  }
  return true;
}

/** An earlier version of the site, or somebody else, may have written the draft, so its shape is checked. */
function readDraft(name: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    const isDraft = typeof draft === 'object' && draft !== null && 'values' in draft && 'defaults' in draft;
    return isDraft && draft.values && draft.defaults ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** Whether any field has another value than it came with. */
export function isTouched(form: HTMLFormElement): boolean {
  const [now, defaults] = [valuesOf(form), defaultsOf(form)];
  return [...form.elements].some((control) => isField(control) && now[control.name] !== defaults[control.name]);
}

type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a visitor types or chooses here: hidden fields and files are left out. */
function isField(control: Element): control is FieldControl {
  return (
    'name' in control && 'value' in control && !['hidden', 'file', 'submit'].includes((control as FieldControl).type)
  );
}

/** Returns the texts that the form would post. */
export function valuesOf(form: HTMLFormElement): FormValues {
  return textsOf(new FormData(form));
}

/** Returns the texts of a form without its files. If a field is there twice, the first counts. */
export function textsOf(form: FormData): FormValues {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.reverse());
}

/** Returns the texts that the form would post if nobody had touched it. */
function defaultsOf(form: HTMLFormElement): FormValues {
  const texts: FormValues = {};
  for (const control of form.elements) {
    if (!isField(control) || control.matches(':disabled')) continue;
    const text = defaultOf(control);
    if (text !== undefined) texts[control.name] ??= text;
  }
  return texts;
}

/** Returns what a field holds when its page opens; undefined for a choice that is not chosen then. */
function defaultOf(control: FieldControl): string | undefined {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.findLast(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled))
      ?.value;
  }
  if (control.type === 'radio' || control.type === 'checkbox')
    return (control as HTMLInputElement).defaultChecked ? control.value : undefined;
  return control.defaultValue;
}
