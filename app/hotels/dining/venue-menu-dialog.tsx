import { useNavigate } from 'react-router';
import type { MaybeSample } from '#app/catalogue/editorial.ts';
import type { Menu } from '#app/catalogue/menu.ts';
import { paths } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { MenuCourses } from './menu-courses.tsx';

export interface VenueMenu extends Menu, MaybeSample {
  venue: string;
}

/** A venue's menu over the page, with an address of its own; without a script it is open within the page. */
export function VenueMenuDialog({ menu, slug }: { menu: VenueMenu; slug: string }) {
  const navigate = useNavigate();
  return (
    <Dialog id="menu" title={menu.venue} open onClose={() => navigate(paths.hotel(slug), { preventScrollReset: true })}>
      <SampleMark of={menu} />
      <MenuCourses courses={menu.courses} note={menu.note} />
    </Dialog>
  );
}
