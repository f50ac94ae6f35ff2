/** A place that people in the region know. Its position is in degrees and exact to the locality. */
export interface Place {
  name: string;
  lat: number;
  lng: number;
}

/** Stations, sights and towns for the drawn maps; positions as on any public map. */
export const places: Place[] = [
  { name: 'New Delhi station', lat: 28.643, lng: 77.219 },
  { name: 'Indira Gandhi Airport', lat: 28.556, lng: 77.1 },
  { name: 'India Gate', lat: 28.613, lng: 77.23 },
  { name: 'Qutub Minar', lat: 28.524, lng: 77.185 },
  { name: 'Garden of Five Senses', lat: 28.513, lng: 77.199 },
  { name: 'Sultanpur metro', lat: 28.499, lng: 77.161 },
  { name: 'Dwarka Sector 21 metro', lat: 28.552, lng: 77.058 },
  { name: 'Lotus Temple', lat: 28.553, lng: 77.259 },
  { name: 'Okhla NSIC metro', lat: 28.554, lng: 77.265 },
  { name: 'Akshardham', lat: 28.613, lng: 77.277 },
  { name: 'Botanical Garden metro', lat: 28.564, lng: 77.334 },
  { name: 'Noida City Centre metro', lat: 28.575, lng: 77.356 },
  { name: 'Electronic City metro', lat: 28.628, lng: 77.375 },
  { name: 'Pari Chowk', lat: 28.465, lng: 77.511 },
  { name: 'India Expo Mart', lat: 28.463, lng: 77.497 },
  { name: 'Cyber City, Gurugram', lat: 28.495, lng: 77.089 },
  { name: 'Gurugram', lat: 28.459, lng: 77.027 },
  { name: 'Faridabad', lat: 28.41, lng: 77.31 },
  { name: 'Ballabgarh', lat: 28.34, lng: 77.32 },
  { name: 'Sohna', lat: 28.247, lng: 77.066 },
  { name: 'Palwal', lat: 28.144, lng: 77.326 },
  { name: 'Hodal', lat: 27.892, lng: 77.37 },
  { name: 'Rewari', lat: 28.197, lng: 76.617 },
  { name: 'Bawal', lat: 28.082, lng: 76.585 },
  { name: 'Dharuhera', lat: 28.207, lng: 76.797 },
  { name: 'Rohtak', lat: 28.895, lng: 76.607 },
  { name: 'Sonipat', lat: 28.995, lng: 77.011 },
  { name: 'Gohana', lat: 29.138, lng: 76.702 },
  { name: 'Panipat', lat: 29.391, lng: 76.963 },
  { name: 'Karnal', lat: 29.686, lng: 76.99 },
  { name: 'Kurukshetra', lat: 29.969, lng: 76.878 },
  { name: 'Ambala Cantt station', lat: 30.338, lng: 76.829 },
  { name: 'Ambala City', lat: 30.378, lng: 76.777 },
  { name: 'Zirakpur', lat: 30.643, lng: 76.817 },
  { name: 'Chandigarh', lat: 30.733, lng: 76.779 },
];

/** The course of the Yamuna from the hills to Mathura, which helps people of the region to find their bearings. */
export const yamuna: [lat: number, lng: number][] = [
  [30.9, 78.05],
  [30.5, 77.83],
  [30.43, 77.6],
  [30.3, 77.57],
  [30.1, 77.36],
  [29.92, 77.22],
  [29.7, 77.12],
  [29.4, 77.11],
  [29.2, 77.14],
  [29.0, 77.17],
  [28.88, 77.2],
  [28.71, 77.23],
  [28.66, 77.25],
  [28.61, 77.26],
  [28.545, 77.315],
  [28.5, 77.345],
  [28.4, 77.42],
  [28.28, 77.47],
  [28.1, 77.49],
  [27.9, 77.5],
  [27.6, 77.6],
];
