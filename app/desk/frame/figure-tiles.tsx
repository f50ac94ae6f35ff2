interface FigureTilesProps {
  className: string;
  /** What each figure counts, the figure, and whether it is an alarm; null where there is nothing to count. */
  tiles: readonly (readonly [words: string, figure: string | number | null, isAlarm?: boolean])[];
}

export function FigureTiles({ className, tiles }: FigureTilesProps) {
  return (
    <dl className={className}>
      {tiles.map(([words, figure, isAlarm]) => (
        <div key={words} data-alarm={isAlarm ? '' : undefined}>
          <dt>{words}</dt>
          <dd data-none={figure === null ? '' : undefined}>{figure ?? 'none yet'}</dd>
        </div>
      ))}
    </dl>
  );
}
