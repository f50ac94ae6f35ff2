import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { AskedFor } from './asked-for.tsx';
import { storyPageTexts as texts } from './texts.ts';

interface StoryPageProps {
  story: {
    summary: string;
    heading: string;
    paragraphs: string[];
    image: Picture;
    figures: { figure: string; label: string }[];
  };
}

export function StoryPage({ story: { summary, heading, paragraphs, image, figures } }: StoryPageProps) {
  const [first, ...more] = paragraphs;
  return (
    <>
      <PageOpener title={texts.title} text={summary} picture={image} />
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
      <AskedFor />
    </>
  );
}

/** Large figures with what they count, side by side. */
function FigureTiles({ figures }: { figures: { figure: string; label: string }[] }) {
  return (
    <dl className="figure-tiles">
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
