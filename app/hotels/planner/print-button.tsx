import { factSheetTexts as texts } from './texts.ts';

/** The button needs a script; without one, visitors print from the browser's menu. */
export function PrintButton() {
  return (
    <button type="button" className="button button-gold button-small needs-script" onClick={() => print()}>
      {texts.print}
    </button>
  );
}
