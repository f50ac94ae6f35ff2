import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { FigureTiles } from './figure-tiles.tsx';

interface StoryPageProps {
  story: {
    summary: string;
    heading: string;
    paragraphs: string[];
    image: Picture;
    figures: { figure: string; label: string }[];
  };
}

/** The group's lines of business, with the page that each leads to. */
const work = [
  { title: 'Weddings', text: 'From haldi to reception.', to: paths.enquire({ event_type: 'wedding' }) },
  {
    title: 'MICE events',
    text: 'Meetings, incentives, conferences, exhibitions.',
    to: paths.enquire({ event_type: 'mice' }),
  },
  { title: 'Parties', text: 'By the pool, on the roof, in the hall.', to: paths.enquire({ event_type: 'cocktail' }) },
  {
    title: 'Family celebrations',
    text: 'Birthdays, anniversaries, a Sunday with everyone.',
    to: paths.enquire({ event_type: 'birthday' }),
  },
];

export function StoryPage({ story: { summary, heading, paragraphs, image, figures } }: StoryPageProps) {
  const [first, ...more] = paragraphs;
  return (
    <>
      <PageOpener title="Our Story" text={summary} picture={image} />
      <section className="on-cream wrap section-space">
        <div className="lg:columns-12 max-lg:grid max-lg:gap-6">
          <h2 className="text-section lg:col-span-5">{heading}</h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <p className="text-lead">{first}</p>
            {more.map((paragraph) => (
              <p key={paragraph} className="measure mt-5">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <FigureTiles figures={figures} />
      </section>
      <section className="split on-sand wrap section-space" aria-labelledby="work-heading">
        <h2 id="work-heading" className="text-heading">
          What we are asked for
        </h2>
        <ul className="rows">
          {work.map(({ title, text, to }) => (
            <li key={title}>
              <Link to={to} className="row">
                <span>
                  <h3 className="text-small-heading">{title}</h3>
                  <span className="text-small block text-quiet">{text}</span>
                </span>
                <span className="row-more">
                  <span className="max-md:sr-only">Enquire</span>
                  <Icon name="arrow" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
