import type { ReactNode } from 'react';
import { Form } from 'react-router';

interface PostButtonProps {
  fields: Record<string, string | number>;
  name: string;
  value: string;
  look?: 'dark' | 'line';
  children: ReactNode;
}

/** A button that posts its name and value together with some fields, as a form of its own. */
export function PostButton({ fields, name, value, look = 'line', children }: PostButtonProps) {
  return (
    <Form method="post">
      {Object.entries(fields).map((field) => (
        <input key={field[0]} type="hidden" name={field[0]} value={field[1]} />
      ))}
      <button
        type="submit"
        name={name}
        value={value}
        className={look === 'dark' ? 'desk-button desk-button-dark' : 'desk-button'}
      >
        {children}
      </button>
    </Form>
  );
}
