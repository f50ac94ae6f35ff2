import type { ReactNode } from 'react';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { formPageTexts as texts } from './texts.ts';

interface FormPageProps {
  title: string;
  text: string;
  /** The page's name in the breadcrumb, if it is shorter. */
  here?: string;
  picture?: Picture | undefined;
  phone: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function FormPage({ title, text, here = title, picture, phone, aside, children }: FormPageProps) {
  return (
    <>
      <PageOpener title={title} text={text} here={here} picture={picture} />
      <div className="wrap section-space">
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
          <div className="lg:col-span-4">
            <p className="measure text-quiet">
              {texts.answerBeforeSign} <span className="field-needed">*</span> {texts.answerAfterSign}
            </p>
            <p className="text-small mt-6 text-quiet">{texts.preferToTalk}</p>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-heading figures">
              {phone}
            </a>
            {aside}
          </div>
          <div className="lg:col-span-8">{children}</div>
        </div>
      </div>
    </>
  );
}
