import { type ToggleEvent, useId } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { MenuEntry, type MenuEntryProps } from './menu-entry.tsx';

interface MenuGroupProps {
  title: string;
  entries: Pick<MenuEntryProps, 'name' | 'filter'>[];
  /** What stands under each hotel's name. */
  note: MenuEntryProps['note'];
}

/** A closed group forgets which of its own entries were open. */
function forgetOpenEntries(event: ToggleEvent<HTMLDetailsElement>) {
  if (event.target !== event.currentTarget || event.currentTarget.open) return;
  for (const entry of event.currentTarget.querySelectorAll('details')) entry.open = false;
}

/** "Brands" or "Locations": its entries, each of which opens its hotels. Details of one name open one at a time. */
export function MenuGroup({ title, entries, note }: MenuGroupProps) {
  const group = useId();
  return (
    <details name="menu-group" onToggle={forgetOpenEntries}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <div className="menu-second">
        {entries.map((entry) => (
          <MenuEntry key={entry.name} group={group} note={note} {...entry} />
        ))}
      </div>
    </details>
  );
}
