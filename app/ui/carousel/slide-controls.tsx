import { Icon } from '#app/ui/icon.tsx';
import { controlsTexts as texts } from '#app/ui/texts.ts';
import { Arrows } from './arrows.tsx';
import { Dots } from './dots.tsx';
import type { Slides } from './use-slides.ts';

/** The pause button, then one button for each slide, then the arrows. */
export function SlideControls({ slides, names }: { slides: Slides; names: string[] }) {
  return (
    <div className="slide-controls needs-script flex items-center gap-2">
      <button
        type="button"
        className="slide-button moves-by-itself"
        onClick={slides.toggle}
        aria-label={slides.playing ? texts.pause : texts.play}
      >
        <Icon name={slides.playing ? 'pause' : 'play'} />
      </button>
      <Dots names={names} current={slides.wanted} show={slides.show} />
      <Arrows
        className="slide-button"
        previous={texts.previousPicture}
        next={texts.nextPicture}
        turn={slides.step}
        takesSwipes
      />
    </div>
  );
}
