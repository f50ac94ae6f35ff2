import { ChangeNotice } from '#app/desk/enquiry/change-notice.tsx';
import type { Taken } from './take-button.tsx';

/** The result of taking an enquiry: announced to screen readers, and visible if it failed. */
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
