import { Form } from 'react-router';
import { roleLabels } from '#app/desk/frame/desk-labels.ts';
import type { PropertyChoice } from '#app/desk/frame/property-box.tsx';
import type { StaffMember } from '#app/desk/staff/staff-roles.ts';
import { RightsFields } from './rights-fields.tsx';

interface StaffRowProps extends PropertyChoice {
  person: StaffMember;
  isMe: boolean;
}

/** One person of staff; the summary opens the forms that change their rights. */
export function StaffRow({ person, properties, hasMore, isMe }: StaffRowProps) {
  const { id, name, email, isGone } = person;
  return (
    <li className="staff-row" data-gone={isGone || undefined}>
      <div>
        <strong>{name}</strong>
        <small>{email}</small>
      </div>
      <div>
        {isGone ? 'Has left' : roleLabels[person.role]}
        <small>{isGone ? '' : scopeOf(person, properties)}</small>
      </div>
      <div>
        {isGone ? '' : stateOf(person)}
        <small>{person.twoFactorEnabled ? 'second factor on' : ''}</small>
      </div>
      {isGone ? null : (
        <details>
          <summary className="desk-button">{`Change ${isMe ? 'yourself' : name}`}</summary>
          <Form method="post" className="stacked-form" reloadDocument>
            <input type="hidden" name="id" value={id} />
            {isMe ? null : <RightsFields part={id} properties={properties} hasMore={hasMore} rights={person} />}
            <div className="change-row">
              {isMe ? null : (
                <>
                  <button type="submit" name="do" value="rights" className="desk-button desk-button-dark">
                    Keep
                  </button>
                  <button type="submit" name="do" value="link" className="desk-button">
                    Make a new link
                  </button>
                </>
              )}
              <button type="submit" name="do" value="sessions" className="desk-button">
                {isMe ? 'End your sessions' : 'End their sessions'}
              </button>
              {person.twoFactorEnabled && !isMe ? (
                <button type="submit" name="do" value="end-factor" className="desk-button">
                  Switch off their second factor
                </button>
              ) : null}
              <button type="submit" name="do" value="remove" className="desk-button desk-button-alarm">
                Remove from the desk
              </button>
            </div>
          </Form>
        </details>
      )}
    </li>
  );
}

function scopeOf({ role, allProperties, properties }: StaffMember, names: StaffRowProps['properties']): string {
  if (role === 'recruiter') return 'applications';
  if (role === 'admin' || allProperties) return 'all properties';
  return properties.map((slug) => names[slug]?.name ?? slug).join(', ') || 'no property yet';
}

function stateOf({ hasPassword, sessions }: StaffMember): string {
  if (!hasPassword) return 'Invited';
  return sessions > 0 ? `Signed in (${sessions})` : 'Signed out';
}
