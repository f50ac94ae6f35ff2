import { useState } from 'react';
import { lazyPart, useHydratedInPlace } from '#app/ui/loading/stage.tsx';
import type { HallDrawingProps } from './hall-drawing.tsx';

const HallDrawing = lazyPart(() => import('./hall-drawing.tsx'), 'HallDrawing');

/**
 * Shows the drawing. The one that came with the page stays as the server made it, and nothing is loaded for it: what is
 * inside is not hydrated. The script that draws is fetched for the next number or setting, until which the last drawing
 * is shown.
 */
export function ShownDrawing(drawing: HallDrawingProps) {
  const wasHydrated = useHydratedInPlace();
  const name = `${drawing.seating} ${drawing.guests}`;
  const [first] = useState(name);
  const [isAsMade, setAsMade] = useState(wasHydrated);
  if (isAsMade && name !== first) setAsMade(false);
  if (isAsMade && !import.meta.env.SSR)
    return (
      <div
        className="seated-drawing"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what the server has put there
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  return (
    <div key={name} className="seated-drawing">
      <HallDrawing {...drawing} />
    </div>
  );
}
