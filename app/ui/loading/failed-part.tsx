import { Link, useLocation } from 'react-router';
import { failedPartTexts as texts } from '#app/ui/texts.ts';

interface FailedPartProps {
  text: string;
  /** The reason for whoever looks into it, such as the id of the request. */
  problem: string | undefined;
}

/** Stands in place of a part of the page whose data could not be loaded. "Try Again" loads them anew. */
export function FailedPart({ text, problem }: FailedPartProps) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <p>{text}</p>
      {problem ? <p className="text-small mt-2 text-quiet">{problem}</p> : null}
      <p className="mt-4">
        <Link to={{ pathname, search }} replace preventScrollReset className="link">
          <span>{texts.tryAgain}</span>
        </Link>
      </p>
    </div>
  );
}
