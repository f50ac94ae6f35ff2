export interface RegionalOffice {
  region: string;
  city: string;
  /** The states and areas for which it is responsible. */
  covers: string[];
  phone: string;
  email: string;
}

/** The four regional sales offices of "Tivoli Net"; phones and e-mails are sample values. */
export const regionalOffices: RegionalOffice[] = [
  {
    region: 'North India',
    city: 'Gurugram',
    covers: ['Delhi NCR', 'Punjab', 'Haryana', 'Uttar Pradesh', 'Uttarakhand'],
    phone: '+91 11 5550 0131',
    email: 'north@example.com',
  },
  {
    region: 'South India',
    city: 'Bangalore',
    covers: ['Karnataka', 'Tamil Nadu', 'Kerala', 'Andhra Pradesh', 'Telangana'],
    phone: '+91 11 5550 0132',
    email: 'south@example.com',
  },
  {
    region: 'East India',
    city: 'Kolkata',
    covers: ['West Bengal', 'Odisha', 'Bihar', 'Jharkhand', 'the North-East'],
    phone: '+91 11 5550 0133',
    email: 'east@example.com',
  },
  {
    region: 'West India',
    city: 'Mumbai',
    covers: ['Maharashtra', 'Gujarat', 'Rajasthan', 'Madhya Pradesh', 'Goa'],
    phone: '+91 11 5550 0134',
    email: 'west@example.com',
  },
];
