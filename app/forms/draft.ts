import type { FormValues } from './form-types.ts';

interface Draft {
  values: FormValues;
  /** What the fields held before anybody typed: a page that fills in a field otherwise keeps its own. */
  defaults: FormValues;
}

const keyOf = (name: string) => `draft of ${name}`;

/** Keeps what is typed for as long as the tab is open; a browser that keeps nothing does without. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const draft: Draft = { values: valuesOf(form), defaults: defaultsOf(form) };
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {}
}

/** Fills the fields that nobody has touched with what was typed into them before; says whether there was anything. */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const draft = readDraft(name);
  if (!draft) return false;
  const [now, defaults] = [valuesOf(form), defaultsOf(form)];
  for (const control of form.elements) {
    if (!isField(control)) continue;
    const { name: field } = control;
    const kept = draft.values[field];
    const isUntouched = now[field] === defaults[field] && draft.defaults[field] === defaults[field];
    if (typeof kept !== 'string' || !isUntouched) continue;
    if (control.type === 'radio' || control.type === 'checkbox')
      (control as HTMLInputElement).checked = control.value === kept;
    else control.value = kept;
  }
  return true;
}

/** An earlier version of the site, or another hand, may have written it. */
function readDraft(name: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    const isDraft = typeof draft === 'object' && draft !== null && 'values' in draft && 'defaults' in draft;
    return isDraft && draft.values && draft.defaults ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** Whether any field holds something else than it came with. */
export function isTouched(form: HTMLFormElement): boolean {
  const [now, defaults] = [valuesOf(form), defaultsOf(form)];
  return [...form.elements].some((control) => isField(control) && now[control.name] !== defaults[control.name]);
}

type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What visitors type or choose; neither hidden fields nor files. */
function isField(control: Element): control is FieldControl {
  return (
    'name' in control && 'value' in control && !['hidden', 'file', 'submit'].includes((control as FieldControl).type)
  );
}

/** What the form would post, its texts alone. */
export function valuesOf(form: HTMLFormElement): FormValues {
  return textsOf(new FormData(form));
}

/** The texts of a form; files and anything else are none. */
export function textsOf(form: FormData): FormValues {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function defaultsOf(form: HTMLFormElement): FormValues {
  const untouched = form.cloneNode(true) as HTMLFormElement;
  untouched.reset();
  return valuesOf(untouched);
}
