import type { DiaryResult } from '#app/desk/diary/diary-function.ts';
import { ChangeNotice } from '#app/desk/enquiry/change-notice.tsx';
import { DeskNotice, DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { useFocusOn } from '#app/desk/frame/use-focus-on.ts';
import { RivalLine } from './space-choice.tsx';

interface DiaryNoticeProps {
  result: DiaryResult | undefined;
  owners: Record<string, string>;
  now: Date;
}

/** Says why the diary was not changed, and which functions are in the way. It takes the focus, as `ChangeNotice` does. */
export function DiaryNotice({ result, owners, now }: DiaryNoticeProps) {
  const shown = useFocusOn<HTMLDivElement>(result);
  if (result?.kind === 'clash') {
    return (
      <DeskNotice focus={shown}>
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
  if (result?.kind === 'gone') return <DeskSentence words="It is not there any more." focus={shown} />;
  return <ChangeNotice result={result} now={now} spared="Nothing of yours was saved: below is how it stands now." />;
}
