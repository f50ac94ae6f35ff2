import type { View } from '#app/hotels/tour/list-views.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { placeListTexts as texts } from './texts.ts';

/** All places of the walk as text, each with a link to its picture. */
export function PlaceList({ views }: { views: View[] }) {
  return (
    <nav aria-labelledby="walk-places" className="walk-places wrap">
      <h2 id="walk-places" className="text-heading">
        {texts.places}
      </h2>
      <ol className="mt-4">
        {views.map(({ id, title, text }) => (
          <li key={id}>
            <TextLink to={`#${id}`}>
              <span {...contentLang(title)}>{title}</span>
            </TextLink>
            {text ? <p className="text-small text-quiet">{text}</p> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
