import { sampleMarkTexts as texts } from './texts.ts';

/** A small "Sample" beside the heading of a record that nobody has supplied yet. */
export function SampleMark({ of }: { of: { isSample?: true | undefined } | undefined }) {
  if (!of?.isSample) return null;
  return (
    <>
      {' '}
      <span className="sample-mark">{texts.sample}</span>
    </>
  );
}
