export const texts = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
};
