import type { ReactNode } from 'react';
import type { GroupText } from '#app/catalogue/editorial.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { loyaltyPageTexts as texts } from './texts.ts';

interface LoyaltyPageProps {
  picture: Picture;
  facts: {
    steps: GroupText[];
    benefits: GroupText[];
  };
  /** The form that registers an interest. */
  children: ReactNode;
}

/** What the programme is, as far as it is settled, and the form. */
export function LoyaltyPage({ facts: { steps, benefits }, picture, children }: LoyaltyPageProps) {
  return (
    <>
      <PageOpener title={texts.title} text={texts.text} picture={picture} />
      {steps.length > 0 ? (
        <section className="split on-cream wrap section-space" aria-labelledby="steps-heading">
          <h2 id="steps-heading" className="text-heading">
            {texts.howItWorks}
          </h2>
          <ol className="rows">
            {steps.map((step, place) => (
              <li key={step.id} className="step">
                <span className="text-section figures text-accent" aria-hidden="true">
                  {place + 1}
                </span>
                <div>
                  <h3 className="text-small-heading">
                    {step.title}
                    <SampleMark of={step} />
                  </h3>
                  <p className="measure text-quiet">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {benefits.length > 0 ? (
        <section className="on-night wrap section-space" aria-labelledby="benefits-heading">
          <h2 id="benefits-heading" className="text-section head-space">
            {texts.whatItBrings}
          </h2>
          <ul className="benefits">
            {benefits.map((benefit) => (
              <li key={benefit.id} className="hairline-t pt-5">
                <h3 className="text-small-heading">
                  {benefit.title}
                  <SampleMark of={benefit} />
                </h3>
                <p className="mt-1 text-quiet">{benefit.text}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section id="register" className="split on-sand wrap section-space" aria-labelledby="register-heading">
        <div>
          <h2 id="register-heading" className="text-heading">
            {texts.register}
          </h2>
          {steps.length === 0 ? <p className="measure mt-3 text-quiet">{texts.notOpenYet}</p> : null}
        </div>
        <div>{children}</div>
      </section>
    </>
  );
}
