import { type TextareaHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { useHydratedInPlace } from '#app/ui/loading/stage.tsx';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'children'> {
  id: string;
  defaultValue: string;
}

/**
 * Several lines of text. React writes a textarea's first text again when it hydrates, so what was typed before is given
 * to it as the first text. The field's own default stays, by which a form knows that somebody typed.
 */
export function TextArea({ defaultValue, ...attributes }: TextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydratedInPlace();
  const [first] = useState(() => {
    const shown = isHydrated ? globalThis.document?.getElementById(attributes.id) : undefined;
    return shown ? (shown as HTMLTextAreaElement).value : defaultValue;
  });
  useLayoutEffect(() => {
    if (field.current) field.current.defaultValue = defaultValue;
  });
  return <textarea {...attributes} ref={field} defaultValue={first} />;
}
