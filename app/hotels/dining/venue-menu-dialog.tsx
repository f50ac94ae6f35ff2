import type { MaybeSample } from '#app/catalogue/editorial.ts';
import type { Menu } from '#app/catalogue/menu.ts';
import { paths } from '#app/paths.ts';
import { PageDialog } from '#app/ui/page-dialog.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { MenuCourses } from './menu-courses.tsx';

export interface VenueMenu extends Menu, MaybeSample {
  venue: string;
}

export function VenueMenuDialog({ menu, slug }: { menu: VenueMenu; slug: string }) {
  return (
    <PageDialog id="menu" title={menu.venue} below={paths.hotel(slug)}>
      <SampleMark of={menu} />
      <MenuCourses courses={menu.courses} note={menu.note} />
    </PageDialog>
  );
}
