import { Link } from 'react-router';
import { MenuCourses } from '#app/hotels/dining/menu-courses.tsx';
import { paths } from '#app/paths.ts';
import { PageDialog } from '#app/ui/page-dialog.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import type { HomeData } from './home-route.tsx';
import { homeRouteTexts as texts } from './texts.ts';

interface MenuDialogProps extends Pick<HomeData, 'chosenTabs'> {
  menu: NonNullable<HomeData['menu']>;
}

export function MenuDialog({ menu, chosenTabs }: MenuDialogProps) {
  return (
    <PageDialog id="menu" title={menu.title} below={paths.home(chosenTabs)}>
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
    </PageDialog>
  );
}
