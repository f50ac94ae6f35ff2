import type { PictureOption } from '#app/desk/content/fields/picture-option.ts';
import { fieldId } from '#app/forms/fields/field.tsx';
import { thumbnail } from './stored-picture.ts';

interface PictureChoiceProps {
  name: string;
  label: string;
  /** The id of the one that is chosen; empty for none. */
  value: string;
  options: readonly PictureOption[];
}

/** A choice of one stored picture, or none. */
export function PictureChoice({ name, label, value, options }: PictureChoiceProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <fieldset className="picture-choice">
      <legend className="field-label">{label}</legend>
      <ul>
        <li>
          <PictureRadio name={name} value="" isOn={!isKnown} words="None" />
        </li>
        {options.map((option) => (
          <li key={option.value}>
            <PictureRadio
              name={name}
              value={option.value}
              isOn={option.value === value}
              words={option.label || 'No description yet'}
              picture={thumbnail(option.key)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface PictureRadioProps {
  name: string;
  value: string;
  isOn: boolean;
  words: string;
  picture?: string;
}

function PictureRadio({ name, value, isOn, words, picture }: PictureRadioProps) {
  const id = fieldId('content', `${name}-${value || 'none'}`);
  return (
    <label htmlFor={id}>
      <input id={id} type="radio" name={name} value={value} defaultChecked={isOn} />
      {/* Its words stand beside it. */}
      {picture ? <img src={picture} alt="" width={160} height={120} loading="lazy" /> : null}
      <span>{words}</span>
    </label>
  );
}
