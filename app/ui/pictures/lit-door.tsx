import { ArchFrame } from './arch-frame.tsx';

/** A lit door: arches within an arch. They need no picture file. */
export function LitDoor({ className = '' }: { className?: string }) {
  return (
    <div className={`lit-door ${className}`} aria-hidden="true">
      <ArchFrame>
        <ArchFrame shape="3:5">
          <ArchFrame shape="3:5">{null}</ArchFrame>
        </ArchFrame>
      </ArchFrame>
    </div>
  );
}
