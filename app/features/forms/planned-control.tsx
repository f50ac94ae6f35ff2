import type { ControlAttributes } from './field.tsx';
import type { FieldPlan } from './form-plan.ts';
import { Select } from './select.tsx';

interface PlannedControlProps {
  plan: FieldPlan;
  attributes: ControlAttributes;
  /** What was typed before. */
  typed: string | undefined;
}

/** The browser's own control for a field. */
export function PlannedControl({ plan, attributes, typed }: PlannedControlProps) {
  const { kind, autoComplete, maxLength, placeholder } = plan;
  const kept = { ...attributes, autoComplete, maxLength, placeholder, defaultValue: typed ?? plan.value ?? '' };
  switch (kind) {
    case 'textarea':
      return <textarea {...kept} rows={4} />;
    case 'select': {
      const options = plan.options ?? [];
      return <Select {...attributes} defaultValue={kept.defaultValue} options={options} none={plan.none} />;
    }
    case 'file':
      return <input {...attributes} type="file" accept={plan.accept} />;
    case 'count':
      return <input {...kept} type="text" inputMode="numeric" />;
    case 'email':
      return <input {...kept} type="email" inputMode="email" />;
    case 'date':
      // React sets even an empty value anew when it hydrates, which empties a date that is half typed.
      return (
        <input {...kept} defaultValue={kept.defaultValue || undefined} type="date" min={plan.min} max={plan.max} />
      );
    default:
      return <input {...kept} type={kind} />;
  }
}
