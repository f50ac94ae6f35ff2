import { type ContextType, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/**
 * Returns the navigation that is under way. `useNavigation` returns the same, but nothing while the script of a part of the
 * page (the footer, a map) is late: React waits for that part before it shows the change.
 */
export function useNavigationNow() {
  const { router } = useContext(RouterContext) as NonNullable<ContextType<typeof RouterContext>>;
  const read = () => router.state.navigation;
  return useSyncExternalStore(router.subscribe, read, read);
}
