import type { InputHTMLAttributes } from 'react';
import type { PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { roleLabels, type StaffRights, type StaffRole, staffRoles } from '#app/desk/staff/staff-roles.ts';

interface RightsFieldsProps extends PropertyChoice {
  /** The beginning of the fields' ids, since a page has them for several people. */
  part: string;
  rights: StaffRights;
}

const roleWords: Record<StaffRole, string> = {
  admin: 'everything, and who else may',
  manager: 'the same as sales, who has how much to do, and hand-overs',
  sales: 'enquiries, diary and figures of the properties below',
  editor: 'content of the properties below; no guest, no applicant',
  recruiter: 'applications only',
};

export function RightsFields({ part, properties, hasMore, rights }: RightsFieldsProps) {
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="pb-2 font-medium">May see</legend>
        {staffRoles.toReversed().map((role) => (
          <Choice key={role} type="radio" name="role" value={role} defaultChecked={rights.role === role}>
            {roleLabels[role]}
            <small className="inline text-[0.875rem]">{`: ${roleWords[role]}`}</small>
          </Choice>
        ))}
      </fieldset>
      <fieldset className="grid gap-1 grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]">
        <legend className="pb-2 font-medium">Properties (for managers, sales and editors)</legend>
        <Choice name="all" value="yes" defaultChecked={rights.allProperties} id={`${part}-all`}>
          All, also new ones, “any venue” and what the group shares
        </Choice>
        {hasMore ? (
          <label>
            <span>Others, by their addresses with a space between: the-tivoli</span>
            <input type="text" name="properties" autoComplete="off" className="field-box w-full" />
          </label>
        ) : null}
        {Object.entries(properties).map(([slug, { name }]) => (
          <Choice key={slug} name="property" value={slug} defaultChecked={rights.properties.includes(slug)}>
            {name}
          </Choice>
        ))}
      </fieldset>
    </>
  );
}

function Choice({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex items-center gap-3 min-h-11 cursor-pointer">
      <input className="size-5 accent-deep" type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
