import type { texts as english } from './room-request-definition.texts.ts';

export const texts: typeof english = {
  checkIn: 'चेक-इन',
  checkOut: 'चेक-आउट',
  roomType: 'कैसा कमरा',
  rooms: 'कमरे',
  adults: 'वयस्क',
  children: 'बच्चे',
  requests: 'ख़ास ज़रूरतें',
  submit: 'कमरों का अनुरोध भेजें',
};
