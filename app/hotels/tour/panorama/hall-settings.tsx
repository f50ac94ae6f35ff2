import { type HallSetting, hallSettings } from '#app/catalogue/panorama-tour.ts';
import { panoramaTexts as texts } from './texts.ts';

interface HallSettingsProps {
  settings: Record<HallSetting, string>;
  /** The panorama that is shown or on its way. */
  panorama: string;
  onSettingChange: (panorama: string) => void;
}

/** Shows the same hall empty, laid for dinner, or for a wedding. Arrow keys still turn the view. */
export function HallSettings({ settings, panorama, onSettingChange }: HallSettingsProps) {
  return (
    <fieldset className="panorama-settings">
      <legend className="sr-only">{texts.settings}</legend>
      {hallSettings.map((setting) => (
        <button
          key={setting}
          type="button"
          aria-pressed={settings[setting] === panorama}
          onClick={() => onSettingChange(settings[setting])}
        >
          {texts.setting[setting]}
        </button>
      ))}
    </fieldset>
  );
}
