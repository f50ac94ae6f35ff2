import { useNavigation } from 'react-router';
import { paths } from '#app/paths.ts';
import type { HomeTabs } from './home-tabs.ts';

/** Whether another tab of that kind is being loaded, or the same one again because it `failed`. */
export function useTabChange(kind: keyof HomeTabs, chosenTabs: HomeTabs, failed: boolean): boolean {
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname !== paths.home()) return false;
  return failed || new URLSearchParams(location.search).get(kind) !== (chosenTabs[kind] ?? null);
}
