import type { ReactNode } from 'react';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';

interface LoyaltyPageProps {
  picture: Picture;
  facts: {
    summary: string;
    steps: { title: string; text: string }[];
    benefits: { title: string; text: string }[];
  };
  /** The form that registers an interest. */
  children: ReactNode;
}

export function LoyaltyPage({ facts: { summary, steps, benefits }, picture, children }: LoyaltyPageProps) {
  return (
    <>
      <PageOpener title="Loyalty" text={summary} picture={picture} />
      <section className="split on-cream wrap section-space" aria-labelledby="steps-heading">
        <h2 id="steps-heading" className="text-heading">
          How it works
        </h2>
        <ol className="rows">
          {steps.map(({ title, text }, place) => (
            <li key={title} className="step">
              <span className="text-section figures text-accent" aria-hidden="true">
                {place + 1}
              </span>
              <div>
                <h3 className="text-small-heading">{title}</h3>
                <p className="measure text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="on-night wrap section-space" aria-labelledby="benefits-heading">
        <h2 id="benefits-heading" className="text-section head-space">
          What it brings
        </h2>
        <ul className="benefits">
          {benefits.map(({ title, text }) => (
            <li key={title} className="hairline-t pt-5">
              <h3 className="text-small-heading">{title}</h3>
              <p className="mt-1 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="register" className="split on-sand wrap section-space" aria-labelledby="register-heading">
        <h2 id="register-heading" className="text-heading">
          Register your interest
        </h2>
        <div>{children}</div>
      </section>
    </>
  );
}
