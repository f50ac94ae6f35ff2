/**
 * The other sites whose content a page may show: maps, and films of the video services with their pictures, each only after
 * the visitor asked for it.
 */
export const embeddedSites = {
  frames: ['https://www.google.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  pictures: ['https://i.ytimg.com'],
};
