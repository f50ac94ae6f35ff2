import { type RefObject, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fetchData, loadKept } from '#app/catalogue/browser-data.ts';
import { cacheTimes } from '#app/catalogue/cache-times.ts';
import type { SearchHit, SiteSearch } from '#app/catalogue/server/search-site.server.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { wrapIndex } from '#app/ui/carousel/use-slides.ts';
import { suggestionsTexts as texts } from './texts.ts';

/** A combobox (ARIA's pattern with a list): arrows choose while the focus stays in the field, Escape closes it. */
export function Suggestions({ id, field }: { id: string; field: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate();
  const [text, setText] = useState(() => field.current?.value ?? '');
  const [isOpen, setIsOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(text);
  const shown = isOpen ? found : null;
  const list = `${id}-list`;
  const optionId = (place: number) => `${id}-option-${place}`;

  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const typed = () => {
      setText(box.value);
      setActive(-1);
      setIsOpen(true);
    };
    function pressed(event: KeyboardEvent) {
      const count = shown?.length ?? 0;
      if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true);
      else if (event.key === 'ArrowDown' && count > 0) setActive(wrapIndex(active, 1, count));
      else if (event.key === 'ArrowUp' && count > 0) setActive(wrapIndex(Math.max(active, 0), -1, count));
      else if (event.key === 'Escape' && count > 0) setIsOpen(false);
      else if (event.key === 'Enter' && shown?.[active]) navigate(shown[active].to);
      else return;
      event.preventDefault();
    }
    box.addEventListener('input', typed);
    box.addEventListener('keydown', pressed);
    return () => {
      box.removeEventListener('input', typed);
      box.removeEventListener('keydown', pressed);
    };
  }, [field, shown, isOpen, active, navigate]);

  useEffect(() => {
    const box = field.current;
    box?.setAttribute('role', 'combobox');
    box?.setAttribute('aria-autocomplete', 'list');
    box?.setAttribute('aria-controls', list);
    box?.setAttribute('aria-expanded', String((shown?.length ?? 0) > 0));
    if (active < 0) box?.removeAttribute('aria-activedescendant');
    else box?.setAttribute('aria-activedescendant', `${id}-option-${active}`);
  }, [field, id, list, shown, active]);

  return (
    <>
      <div id={list} role="listbox" aria-label={texts.list} className="suggestions" hidden={!shown?.length}>
        {shown?.map(({ to, name, note }, place) => (
          <Link
            key={to}
            id={optionId(place)}
            to={to}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className="search-result"
          >
            <span {...contentLang(name)} className="text-small-heading block">
              {name}
            </span>
            <span className="text-small block text-quiet">{note}</span>
          </Link>
        ))}
      </div>
      <p role="status" className={shown?.length === 0 ? 'search-result' : 'sr-only'}>
        {shown ? texts.found(Math.max(shown.length - 1, 0)) : ''}
      </p>
    </>
  );
}

/** Milliseconds after the last key before the server is asked. */
const pause = 150;
const shortest = 2;

/** Returns the results for the typed text; null while nothing is typed or nothing could be loaded. */
function useSuggestions(text: string): SearchHit[] | null {
  const [found, setFound] = useState<{ text: string; suggestions: SearchHit[] | null }>();
  const wanted = text.trim();

  useEffect(() => {
    if (wanted.length < shortest) return;
    let isStale = false;
    const timer = setTimeout(() => {
      suggestionsFor(wanted).then(
        (suggestions) => isStale || setFound({ text: wanted, suggestions }),
        () => isStale || setFound({ text: wanted, suggestions: null }),
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wanted]);

  return wanted.length < shortest ? null : (found?.suggestions ?? null);
}

/** With the line that leads to all results they fill a phone's screen above its keyboard. */
const most = 6;

/**
 * The best of each kind, so that a hall has a place beside many hotels, and a line that leads to all results; for a town
 * without a hotel, the nearest ones.
 */
async function suggestionsFor(text: string): Promise<SearchHit[]> {
  const { groups, nearest } = await loadKept({
    key: `search ${text.toLowerCase()}`,
    times: cacheTimes.everythingElse,
    load: async () => (await fetchData(paths.searchData(text))) as SiteSearch,
  });
  const ofKinds = groups.flatMap(({ kind, hits }, group) =>
    hits.map((hit, place) => ({
      ...hit,
      note: [texts.kinds[kind], hit.note].filter(Boolean).join(' · '),
      group,
      place,
    })),
  );
  const first = ofKinds.sort((a, b) => a.place - b.place).slice(0, most);
  const shown = [...(nearest?.hits ?? []), ...first.sort((a, b) => a.group - b.group)].slice(0, most);
  return shown.length > 0 ? [...shown, { to: paths.search(text), name: texts.all }] : [];
}
