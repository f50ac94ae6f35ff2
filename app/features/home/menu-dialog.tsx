import { Link, useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { HomeTabs } from './home-tabs.ts';
import type { OpenMenu } from './open-menu.ts';

/** A venue's menu over the page, under an address of its own; without a script it stands open in the page. */
export function MenuDialog({ menu, kept }: { menu: OpenMenu; kept: HomeTabs }) {
  const navigate = useNavigate();
  const close = () => navigate(paths.home(kept), { preventScrollReset: true });
  return (
    <Dialog id="menu" title={menu.title} open onClose={close}>
      <p className="text-lead">{menu.text}</p>
      <p className="text-small text-quiet">
        {menu.venue}, {menu.property.name}
      </p>
      {menu.courses.map(({ heading, dishes }) => (
        <section key={heading} className="mt-8">
          <h3 className="text-small-heading">{heading}</h3>
          <ul className="mt-2">
            {dishes.map(({ name, text, vegetarian }) => (
              <li key={name} className="dish hairline-t">
                <span>
                  {name}
                  {text ? <span className="text-small block text-quiet">{text}</span> : null}
                </span>
                <span className="text-small text-quiet">{vegetarian ? 'Vegetarian' : null}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-small mt-6 text-quiet">{menu.note}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
        <Link to={paths.enquire({ venue: menu.property.slug })} className="button button-dark">
          Enquire
        </Link>
        <Link to={paths.hotel(menu.property.slug)} className="link">
          <span>{menu.property.name}</span>
        </Link>
      </p>
    </Dialog>
  );
}
