import { type ToggleEvent, useId } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { MenuEntry, type MenuEntryProps } from './menu-entry.tsx';

interface MenuGroupProps {
  title: string;
  entries: Pick<MenuEntryProps, 'name' | 'filter'>[];
  /** The line under each hotel's name. */
  note: MenuEntryProps['note'];
}

/** Closes the entries of a group when the group is closed. */
function closeEntries(event: ToggleEvent<HTMLDetailsElement>) {
  if (event.target !== event.currentTarget || event.currentTarget.open) return;
  for (const entry of event.currentTarget.querySelectorAll('details')) entry.open = false;
}

/** "Brands" or "Locations" with its entries. The browser opens one of the `details` with the same name at a time. */
export function MenuGroup({ title, entries, note }: MenuGroupProps) {
  const group = useId();
  return (
    <details name="menu-group" onToggle={closeEntries}>
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
