import type { UpcomingHotel } from '#app/catalogue/upcoming-hotel.ts';
import { picture } from './pictures/picture.ts';

/** Opening dates are as the owner gave them; the badge of a past one says that the day is not known. */
export const upcomingHotels: UpcomingHotel[] = [
  {
    id: 'aligarh',
    name: 'Wedcation, Aligarh',
    location: 'Aligarh',
    brand: 'wedcation',
    openingDate: 'Q4 2024',
    description: 'A wedding destination in Aligarh, east of Delhi.',
    image: picture('upcoming/aligarh'),
  },
  {
    id: 'karnal',
    name: 'Wedcation, Karnal',
    location: 'Karnal',
    brand: 'wedcation',
    openingDate: 'Q1 2025',
    description: 'A wedding destination in Karnal, on the road north.',
    image: picture('upcoming/karnal'),
  },
  {
    id: 'jim-corbett',
    name: 'Wedcation, Jim Corbett',
    location: 'Ramnagar, Uttarakhand',
    brand: 'wedcation',
    openingDate: 'Q2 2025',
    description: 'A wedding destination at Ramnagar, on the edge of the Corbett forest.',
    image: picture('upcoming/jim-corbett'),
  },
];
