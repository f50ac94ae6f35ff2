import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { askedForTexts as texts } from './texts.ts';

/** The group's lines of business, with the page that each leads to. */
const work = [
  { ...texts.weddings, to: paths.enquire({ event_type: 'wedding' }) },
  { ...texts.mice, to: paths.enquire({ event_type: 'mice' }) },
  { ...texts.parties, to: paths.enquire({ event_type: 'cocktail' }) },
  { ...texts.family, to: paths.enquire({ event_type: 'birthday' }) },
];

/** What the group is asked for, each with the enquiry that asks for it. */
export function AskedFor() {
  return (
    <section className="split on-sand wrap section-space" aria-labelledby="work-heading">
      <h2 id="work-heading" className="text-heading">
        {texts.askedFor}
      </h2>
      <ul className="rows">
        {work.map(({ title, text, to }) => (
          <li key={title}>
            <Link to={to} className="row">
              <div>
                <h3 className="text-small-heading">{title}</h3>
                <span className="text-small block text-quiet">{text}</span>
              </div>
              <span className="row-more">
                <span className="max-md:sr-only">{texts.enquire}</span>
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
