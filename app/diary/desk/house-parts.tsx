import { Form } from 'react-router';
import type { HouseSettings } from '#app/diary/server/house-settings.server.ts';

/** One house: whether visitors are told its days, and which of its spaces consist of others. */
export function HouseParts({ house }: { house: HouseSettings }) {
  const { slug, name, shows, spaces } = house;
  const nameOf = (id: string) => spaces.find((space) => space.id === id)?.name ?? 'A space';
  const joined = spaces.filter(({ parts }) => parts.length > 0);
  return (
    <details className="house-parts">
      <summary className="house-summary">
        <strong>{name}</strong>
        <span>{shows ? 'Visitors are told its days' : 'Visitors are asked to enquire'}</span>
      </summary>
      <Form method="post" className="change-row">
        <input type="hidden" name="property" value={slug} />
        <input type="hidden" name="shows" value={shows ? 'no' : 'yes'} />
        <button type="submit" name="do" value="show" className="desk-button">
          {shows ? 'Tell visitors to ask' : 'Show visitors its days'}
        </button>
      </Form>
      <ul>
        {joined.flatMap((space) =>
          space.parts.map((part) => (
            <li key={`${space.id} ${part}`}>
              <Form method="post" className="change-row">
                <p>{`${space.name} consists of ${nameOf(part)}`}</p>
                <input type="hidden" name="whole" value={space.id} />
                <input type="hidden" name="part" value={part} />
                <input type="hidden" name="is" value="no" />
                <button type="submit" name="do" value="part" className="desk-button">
                  Take it out
                </button>
              </Form>
            </li>
          )),
        )}
      </ul>
      <Form method="post" className="change-row">
        <SpaceSelect name="whole" label="This space" spaces={spaces} />
        <SpaceSelect name="part" label="consists of" spaces={spaces} />
        <input type="hidden" name="is" value="yes" />
        <button type="submit" name="do" value="part" className="desk-button">
          Add the part
        </button>
      </Form>
    </details>
  );
}

function SpaceSelect({ name, label, spaces }: { name: string; label: string; spaces: HouseSettings['spaces'] }) {
  return (
    <label className="choice-box days-field">
      {label}
      <select name={name}>
        {spaces.map(({ id, name: space }) => (
          <option key={id} value={id}>
            {space}
          </option>
        ))}
      </select>
    </label>
  );
}
