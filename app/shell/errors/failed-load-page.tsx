import { useLocation } from 'react-router';
import { waitingTexts } from '#app/shell/waiting-texts.ts';
import { FailedPage } from './failed-page.tsx';
import { failedPageTexts as texts } from './texts.ts';

/** Shown if the data of a page could not be loaded, in the words of its family and with the reason in small letters. */
export function FailedLoadPage({ problem }: { problem: string }) {
  const { title = texts.failed.title, text, retryLabel } = waitingTexts(useLocation().pathname);
  return <FailedPage title={title} text={text ?? problem} detail={text && problem} retryLabel={retryLabel} />;
}
