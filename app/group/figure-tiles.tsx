/** Large figures with what they count, side by side. */
export function FigureTiles({ figures }: { figures: { figure: string; label: string }[] }) {
  return (
    <dl className="figure-tiles">
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="text-figure">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
