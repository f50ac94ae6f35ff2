import type { ComponentProps } from 'react';
import { Form, Link } from 'react-router';

interface Looks {
  label: string;
  look?: keyof typeof looks;
}

const looks = {
  line: 'desk-button',
  dark: 'desk-button desk-button-dark',
  alarm: 'desk-button border-alarm text-alarm',
  /** On the pages before the desk, such as the sign-in. */
  entrance: 'button button-dark',
};

interface DeskButtonProps extends Looks, Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {}

/** A button that sends its form. Where a form has several, their names and values tell which was pressed. */
export function DeskButton({ label, look = 'line', ...attributes }: DeskButtonProps) {
  return (
    <button type="submit" {...attributes} className={looks[look]}>
      {label}
    </button>
  );
}

/** A link that looks like a button. */
export function DeskLink({ to, label, look = 'line' }: Looks & { to: string }) {
  return (
    <Link to={to} className={looks[look]}>
      {label}
    </Link>
  );
}

interface PostButtonProps extends DeskButtonProps {
  fields: Record<string, string | number>;
}

/** A button that posts its name and value together with some fields, as a form of its own. Most post a `change`. */
export function PostButton({ fields, name = 'change', ...button }: PostButtonProps) {
  return (
    <Form method="post">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <DeskButton name={name} {...button} />
    </Form>
  );
}
