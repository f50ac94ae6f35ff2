import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/**
 * React Router's scripts without the module preloads that come with them: on a phone's line those would take turns
 * with the first picture (largest contentful paint 2.1 s instead of 2.8 s).
 */
export function LateScripts() {
  const rendered = Scripts({}) as ReactElement<{ children: ReactNode }> | null;
  if (!rendered) return null;
  return Children.toArray(rendered.props.children).filter((child) => !isValidElement(child) || child.type !== 'link');
}
