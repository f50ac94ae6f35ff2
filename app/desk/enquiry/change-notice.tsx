import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import type { ChangeResult } from './enquiry-change.ts';

export function ChangeNotice({ result, now }: { result: ChangeResult | undefined; now: Date }) {
  if (result?.kind === 'refused') {
    return (
      <DeskNotice>
        <p>{result.words}</p>
      </DeskNotice>
    );
  }
  if (result?.kind !== 'conflict') return null;
  const when = result.at ? ` at ${momentInWords(result.at, now)}` : '';
  return (
    <DeskNotice>
      <p>
        <strong>{`${result.by} was faster${when}.`}</strong> Nothing of yours was saved and nothing of theirs was lost:
        below is how it stands now.
      </p>
    </DeskNotice>
  );
}
