import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { HomeTabs } from './home-tabs.ts';

interface CulinaryProps {
  culinary: { text: string; image: PictureFacts; cards: { id: string; title: string }[] };
  chosenTabs: HomeTabs;
}

/** The picture of a thali, cut off by the edge of the page, beside the menus to open. */
export function Culinary({ culinary: { text, image, cards }, chosenTabs }: CulinaryProps) {
  return (
    <section id="culinary" className="culinary on-night wrap" aria-labelledby="culinary-heading">
      <div className="culinary-picture fill">
        <Picture picture={image} shown={{ phone: 100, desktop: 50, atMost: 900 }} alt="" />
      </div>
      <div className="culinary-words">
        <h2 id="culinary-heading" className="text-section">
          Culinary Delight
        </h2>
        <p className="text-lead mt-4 text-quiet">{text}</p>
        <ul className="culinary-cards">
          {cards.map(({ id, title }) => (
            <li key={id} className="hairline-t">
              <h3 className="text-small-heading">{title}</h3>
              <Link
                to={paths.home({ ...chosenTabs, menu: id })}
                preventScrollReset
                className="link"
                aria-label={`View Menu: ${title}`}
              >
                <span>View Menu</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
