import type { PropertyChoice } from '#app/desk/frame/property-box.tsx';
import { roleLabels, type StaffRole, staffRoles } from '#app/desk/staff/staff-roles.ts';

interface RightsFieldsProps extends PropertyChoice {
  /** The beginning of the fields' ids, since a page has them for several people. */
  part: string;
  rights: { role: StaffRole; allProperties: boolean; properties: string[] };
}

const roleWords: Record<StaffRole, string> = {
  admin: 'everything, and who else may',
  sales: 'enquiries of the properties below',
  recruiter: 'applications only',
};

/** The fields for a person's role, and for the properties of a salesperson. */
export function RightsFields({ part, properties, hasMore, rights }: RightsFieldsProps) {
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="pb-2 font-medium">May see</legend>
        {staffRoles.toReversed().map((role) => (
          <label key={role} className="flex items-center gap-3 min-h-11 cursor-pointer">
            <input
              className="size-5 accent-deep"
              type="radio"
              name="role"
              value={role}
              defaultChecked={rights.role === role}
            />
            <span>
              {roleLabels[role]}
              <small className="inline text-[0.875rem]">{`: ${roleWords[role]}`}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="grid gap-1 grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]">
        <legend className="pb-2 font-medium">Properties (for sales)</legend>
        <label className="flex items-center gap-3 min-h-11 cursor-pointer">
          <input
            className="size-5 accent-deep"
            type="checkbox"
            name="all"
            value="yes"
            defaultChecked={rights.allProperties}
            id={`${part}-all`}
          />
          <span>All, also new ones and “any venue”</span>
        </label>
        {hasMore ? (
          <label>
            <span>Others, by their addresses with a space between: the-tivoli</span>
            <input type="text" name="properties" autoComplete="off" className="field-box w-full" />
          </label>
        ) : null}
        {Object.entries(properties).map(([slug, { name }]) => (
          <label key={slug} className="flex items-center gap-3 min-h-11 cursor-pointer">
            <input
              className="size-5 accent-deep"
              type="checkbox"
              name="property"
              value={slug}
              defaultChecked={rights.properties.includes(slug)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
