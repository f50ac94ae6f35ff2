import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import type { Navigation } from './navigation.ts';

export function LocationsMenu({ locations }: Pick<Navigation, 'locations'>) {
  return (
    <div id="locations-menu" popover="auto" className="wide-menu on-night">
      <ul className="flex flex-wrap gap-x-12">
        {locations.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.locations({ location: slug })} className="text-heading menu-name">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
