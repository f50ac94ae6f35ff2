import type { ReactNode } from 'react';
import type { FormDefinition } from './form-definition.ts';
import type { FormReply } from './form-types.ts';
import { FormView } from './form-view.tsx';
import { type FormCheck, type PostForm, useForm } from './use-form.ts';

interface FormProps {
  definition: FormDefinition;
  /** Whom to call when the form fails. */
  phone: string;
  /** What became of this form when it was posted without a script. */
  reply: FormReply | undefined;
  /** Loads the rules when the form is first touched. */
  loadCheck: () => Promise<FormCheck>;
  /** Sends it in another way than by `postForm`. */
  post?: PostForm;
  /** Above the button, e.g. how much of a file is sent. */
  children?: ReactNode;
}

/** A form made of its definition. Works as a plain post, better with its script. */
export function Form({ definition, phone, reply, loadCheck, post, children }: FormProps) {
  const running = useForm({ sendTo: definition.sendTo, reply, loadCheck, post, sent: 'clears' });
  return (
    <FormView definition={definition} running={running} phone={phone} reply={reply}>
      {children}
    </FormView>
  );
}
