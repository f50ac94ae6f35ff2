import type { DiaryResult } from '#app/desk/diary/diary-function.ts';
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { RivalLine } from './space-choice.tsx';

interface DiaryNoticeProps {
  result: DiaryResult | undefined;
  owners: Record<string, string>;
  now: Date;
}

/** Tells why the diary was not changed, and who stands against it. */
export function DiaryNotice({ result, owners, now }: DiaryNoticeProps) {
  if (!result || result.kind === 'done') return null;
  if (result.kind === 'clash') {
    return (
      <DeskNotice>
        <p>
          <strong>{result.mayWait ? 'There is an option before yours.' : 'These spaces are promised already.'}</strong>{' '}
          Nothing was changed.
          {result.rivals.length === 0 ? ' Whoever held them has just let go: try again.' : ''}
        </p>
        {result.rivals.map((rival) => (
          <p key={rival.reference}>
            <RivalLine rival={rival} owners={owners} />
          </p>
        ))}
      </DeskNotice>
    );
  }
  if (result.kind === 'conflict') {
    const when = result.at ? ` at ${momentInWords(result.at, now)}` : '';
    return (
      <DeskNotice>
        <p>
          <strong>{`${result.by} was faster${when}.`}</strong> Nothing of yours was saved: below is how it stands now.
        </p>
      </DeskNotice>
    );
  }
  return (
    <DeskNotice>
      <p>{result.kind === 'refused' ? result.words : 'It is not there any more.'}</p>
    </DeskNotice>
  );
}
