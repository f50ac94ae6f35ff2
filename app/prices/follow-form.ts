import { paths } from '#app/paths.ts';

/** Who asks what something costs need not say who they are. */
const asked =
  /^(event_|day_|guest_|venue_id|needs_rooms|function_\d|hotel_id|check(in|out)_|room_type|rooms|extra_beds)/;
const pauseMs = 400;

/** Asks for the estimate of what is typed into a form, a moment after each change, and writes it into its place there. */
export function followForm(form: HTMLFormElement): void {
  const place = form.querySelector('[data-estimate]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = '';
  async function ask(to: Element) {
    const typed = [...new FormData(form)].filter(
      (field): field is [string, string] => asked.test(field[0]) && Boolean(field[1]),
    );
    const query = new URLSearchParams(typed).toString();
    if (query === latest) return;
    latest = query;
    const response = await fetch(`${paths.estimate()}?${query}`);
    const { words } = (await response.json()) as { words: string };
    if (query === latest) to.textContent = words;
  }
  function changed() {
    if (!place) return;
    clearTimeout(timer);
    // Without an answer there is no estimate: the form works without it.
    timer = setTimeout(() => ask(place).catch(() => place.replaceChildren()), pauseMs);
  }
  form.addEventListener('input', changed);
  form.addEventListener('change', changed);
  changed();
}
