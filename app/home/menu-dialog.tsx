import { Link, useNavigate } from 'react-router';
import { MenuCourses } from '#app/hotels/dining/menu-courses.tsx';
import { paths } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import type { HomeData } from './home-route.tsx';
import { homeRouteTexts as texts } from './texts.ts';

interface MenuDialogProps extends Pick<HomeData, 'chosenTabs'> {
  menu: NonNullable<HomeData['menu']>;
}

/** A venue's menu over the page, with an address of its own; without a script it is open within the page. */
export function MenuDialog({ menu, chosenTabs }: MenuDialogProps) {
  const navigate = useNavigate();
  const close = () => navigate(paths.home(chosenTabs), { preventScrollReset: true });
  return (
    <Dialog id="menu" title={menu.title} open onClose={close}>
      <p className="text-lead">{menu.text}</p>
      <p className="text-small text-quiet">
        {menu.venue}, {menu.property.name}
        <SampleMark of={menu} />
      </p>
      <MenuCourses courses={menu.courses} note={menu.note} />
      <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
        <Link to={paths.enquire({ venue: menu.property.slug })} className="button button-dark">
          {texts.enquire}
        </Link>
        <Link to={paths.hotel(menu.property.slug)} className="link">
          <span>{menu.property.name}</span>
        </Link>
      </p>
    </Dialog>
  );
}
