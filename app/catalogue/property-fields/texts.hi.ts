import type * as english from './texts.ts';

export const factNamesTexts: typeof english.factNamesTexts = {
  checkIn: 'चेक-इन',
  checkOut: 'चेक-आउट',
  cancellation: 'बुकिंग रद्द करना',
  pets: 'पालतू जानवर',
  eventBooking: 'आयोजन की बुकिंग',
  catering: 'कैटरिंग',
  decoration: 'सजावट',
  capacity: 'क्षमता',
  parking: 'पार्किंग',
  accessibility: 'दिव्यांगों के लिए सुविधाएँ',
};
