import { DeskNotice, DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { useFocusOn } from '#app/desk/frame/use-focus-on.ts';
import type { ChangeResult } from './enquiry-change.ts';

const nothingSaved = 'Nothing of yours was saved and nothing of theirs was lost: below is how it stands now.';

interface ChangeNoticeProps {
  result: ChangeResult | undefined;
  now: Date;
  /** What a conflict did not do, and what the page shows. */
  spared?: string;
}

/** Tells why nothing was changed. It takes the focus: the pressed button may be far below it, above all on a phone. */
export function ChangeNotice({ result, now, spared = nothingSaved }: ChangeNoticeProps) {
  const shown = useFocusOn<HTMLDivElement>(result);
  if (result?.kind === 'refused') return <DeskSentence words={result.words} focus={shown} />;
  if (result?.kind !== 'conflict') return null;
  const when = result.at ? ` at ${momentInWords(result.at, now)}` : '';
  return (
    <DeskNotice focus={shown}>
      <p>
        <strong>{`${result.by} was faster${when}.`}</strong>
        {` ${spared}`}
      </p>
    </DeskNotice>
  );
}
