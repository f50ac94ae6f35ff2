import { useNavigation } from 'react-router';
import { paths } from '#app/paths.ts';
import type { HomeTabs } from './home-tabs.ts';

/** Whether another tab of that kind is being loaded. */
export function useTabChange(kind: keyof HomeTabs, chosenTabs: HomeTabs): boolean {
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname !== paths.home()) return false;
  return new URLSearchParams(location.search).get(kind) !== (chosenTabs[kind] ?? null);
}
