import { ChangeNotice } from '#app/desk/enquiry/change-notice.tsx';
import type { Taken } from './take-button.tsx';

/** What became of taking one: said to those who hear it, shown where it did not go well. */
export function TakenNotice({ taken, now }: { taken: Taken | undefined; now: string }) {
  return (
    <>
      <p className="sr-only" role="status">
        {taken?.result.kind === 'done' ? `${taken.reference} is yours.` : null}
      </p>
      <ChangeNotice result={taken?.result} now={now} />
    </>
  );
}
