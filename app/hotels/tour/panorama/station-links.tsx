import type { Station } from '#app/catalogue/panorama-tour.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { panoramaTexts as texts } from './texts.ts';

interface StationLinksProps {
  station: Station;
  titleOf: (id: string) => string;
  /** Where the elements are kept, by the station that they lead to. */
  elements: Map<string, HTMLElement>;
  onGo: (to: string) => void;
  /** Is called when the visitor points at a link or walks to it by Tab. */
  onNear: (to: string) => void;
  onFocus: (link: Station['links'][number]) => void;
}

/** The gold diamonds on doors and floor, each with the name of the place that it leads to. */
export function StationLinks({ station, titleOf, elements, onGo, onNear, onFocus }: StationLinksProps) {
  return (
    <nav aria-label={texts.onwards}>
      <ul className="panorama-links">
        {station.links.map((link) => (
          <li
            key={`${station.id} ${link.to}`}
            // It is put where it is seen by the next drawing, and must not be touched before.
            data-unseen=""
            ref={(element) => {
              if (element) elements.set(link.to, element);
              return () => {
                elements.delete(link.to);
              };
            }}
          >
            <button
              type="button"
              aria-label={texts.goTo(titleOf(link.to))}
              onClick={() => onGo(link.to)}
              onPointerEnter={() => onNear(link.to)}
              onFocus={({ currentTarget }) => {
                onNear(link.to);
                // A pointer sees where it presses, and the view must not move away from under it.
                if (currentTarget.matches(':focus-visible')) onFocus(link);
              }}
            >
              <svg viewBox="0 0 44 44" aria-hidden="true">
                <path d="M22 2 L42 22 L22 42 L2 22 Z" />
                <path d="M22 13 L31 22 L22 31 L13 22 Z" />
              </svg>
              <span {...contentLang(titleOf(link.to))}>{titleOf(link.to)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
