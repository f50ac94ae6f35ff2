import { PageLink } from '#app/ui/links/page-link.tsx';
import { enquireLinkTexts as texts } from './texts.ts';

interface EnquireLinkProps {
  to: string;
  /** The subject stands beside the link, so that only screen readers read it as part of the link. */
  about: string;
  className: string;
}

/** Links to the form with the text "Enquire", in a row that already names its subject. */
export function EnquireLink({ to, about, className }: EnquireLinkProps) {
  return (
    <PageLink to={to} className={className}>
      <span>
        {texts.enquire}
        <span className="sr-only">{texts.about(about)}</span>
      </span>
    </PageLink>
  );
}
