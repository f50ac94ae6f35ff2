import type { ReactNode } from 'react';
import type { FormDefinition } from './form-definition.ts';
import type { FormReply } from './form-types.ts';
import { FormView } from './form-view.tsx';
import { type FormCheck, type PostForm, useForm } from './use-form.ts';

interface FormProps {
  definition: FormDefinition;
  /** The number to call when the form fails. */
  phone: string;
  /** The result of this form when it was posted without a script. */
  reply: FormReply | undefined;
  /** Loads the rules when the form is first touched. */
  loadCheck: () => Promise<FormCheck>;
  /** Sends the form in another way than `postForm`. */
  post?: PostForm;
  /** Shown above the button, such as how much of a file is sent. */
  children?: ReactNode;
}

/** Shows a form by its definition. It works as a plain post; its script adds checks and a draft. */
export function Form({ definition, phone, reply, loadCheck, post, children }: FormProps) {
  const running = useForm({ id: definition.id, sendTo: definition.sendTo, reply, loadCheck, post, sent: 'clears' });
  return (
    <FormView definition={definition} running={running} phone={phone} reply={reply}>
      {children}
    </FormView>
  );
}
