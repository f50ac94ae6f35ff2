import type { ErrorGroup } from '#platform/telemetry/error-groups.ts';
import { moment } from './status-figures.ts';

/** Lists each group of errors once, with its count. */
export function SiteStatusErrors({ errors }: { errors: ErrorGroup[] }) {
  return (
    <div className="status-errors">
      <h3>Errors</h3>
      {errors.length === 0 ? (
        <p className="status-note">None in the last thirty days.</p>
      ) : (
        <ul>
          {errors.map((group) => (
            <li key={group.id}>
              <p>
                <strong>
                  {group.name}: {group.message}
                </strong>{' '}
                <span className="status-count">{group.count} ×</span>
              </p>
              <p className="status-note">
                {group.side === 'browser' ? 'Browser' : 'Server'}, {group.place}. First{' '}
                <time dateTime={group.firstSeen}>{moment(group.firstSeen)}</time>, last{' '}
                <time dateTime={group.lastSeen}>{moment(group.lastSeen)}</time>.
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
