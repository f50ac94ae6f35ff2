import { dotsPath, type Floor } from './floor-plan.ts';

interface FloorDrawingProps {
  floor: Floor;
  /** The drawing area of the hotel's largest floor, so that all floors have one scale. */
  sheet: { width: number; height: number };
  className?: string;
}

/** One floor, at the lower edge of its drawing. The dots are one path of dashes with round caps. */
export function FloorDrawing({ floor, sheet, className = '' }: FloorDrawingProps) {
  const top = sheet.height - floor.height;
  return (
    <svg viewBox={`-1 -1 ${sheet.width + 2} ${sheet.height + 2}`} className={`floor ${className}`} aria-hidden="true">
      <rect y={top} width={floor.width} height={floor.height} vectorEffect="non-scaling-stroke" />
      <path {...dotsPath(floor, top)} />
    </svg>
  );
}
