/** Whatever comes first tells that somebody is about to use the page; each is listened to while it is captured. */
export const firstTouches = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
