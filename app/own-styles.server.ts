import group from '#app/group/group.css?inline';
import home from '#app/home/window.css?inline';
import brands from '#app/listings/brands.css?inline';
import weddings from '#app/weddings/weddings.css?inline';
import type { OwnStylesName } from './own-styles.tsx';

/** The styles that only some pages have, for the head of their documents. */
export const ownStyles: Record<OwnStylesName, string> = { brands, group, home, weddings };
