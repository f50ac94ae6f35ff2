import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import type { Navigation } from './navigation.ts';

export function LocationsMenu({ locations }: Pick<Navigation, 'locations'>) {
  return (
    <div id="locations-menu" popover="auto" className="wide-menu on-night">
      <ul className="flex flex-wrap gap-x-12">
        {locations.map(({ slug, name }) => (
          <li key={slug}>
            <PageLink to={paths.locations({ location: slug })} className="text-heading menu-name">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
