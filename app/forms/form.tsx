import type { ReactNode } from 'react';
import type { FormDefinition } from './form-definition.ts';
import type { FormReply } from './form-types.ts';
import { FormView } from './form-view.tsx';
import { type LoadCheck, type PostForm, useForm } from './use-form.ts';

interface FormProps {
  definition: FormDefinition;
  phone: string;
  reply: FormReply | undefined;
  loadCheck: LoadCheck;
  post?: PostForm;
  children?: ReactNode;
}

/** Shows a form by its definition. It works as a plain post; its script adds checks and a draft. */
export function Form({ definition, phone, reply, loadCheck, post, children }: FormProps) {
  const running = useForm({ id: definition.id, sendTo: definition.sendTo, reply, loadCheck, post });
  return (
    <FormView definition={definition} running={running} phone={phone} reply={reply}>
      {children}
    </FormView>
  );
}
