import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';

const states = [
  { name: 'At rest', state: '' },
  { name: 'Under the pointer', state: 'sg-hover' },
  { name: 'Focus', state: 'sg-focus' },
];

type Look = 'gold' | 'dark' | 'line';

function Row({ name, state, looks }: (typeof states)[number] & { looks: Look[] }) {
  return (
    <tr className={`hairline-t ${state}`}>
      <th scope="row" className="text-small font-semibold">
        {name}
      </th>
      {looks.map((look) => (
        <td key={look}>
          <button type="button" className={`button button-${look}`}>
            Enquire
          </button>
        </td>
      ))}
      <td>
        <button type="button" className="square-button" aria-label={`Next, ${name}`}>
          <Icon name="right" />
        </button>
      </td>
    </tr>
  );
}

/** Shows the buttons of each look in each state, and the link that is used for all other actions. */
export function Controls({ anchor, looks }: { anchor: string; looks: Look[] }) {
  return (
    <>
      <div className="overflow-x-auto">
        <table className="sg-table">
          <caption className="sr-only">Buttons by look and state</caption>
          <thead>
            <tr className="text-small text-left">
              <td />
              {[...looks, 'square'].map((look) => (
                <th key={look} scope="col">
                  {look}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <Row key={state.name} {...state} looks={looks} />
            ))}
            <tr className="hairline-t">
              <th scope="row" className="text-small font-semibold">
                Sending
              </th>
              <td colSpan={4}>
                <button type="button" className={`button button-${looks[0]}`} disabled>
                  Submitting...
                </button>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="mt-4 flex flex-wrap gap-8">
        <TextLink to={anchor}>View Details</TextLink>
        <TextLink to={anchor} icon="right">
          With an arrow
        </TextLink>
      </p>
    </>
  );
}
