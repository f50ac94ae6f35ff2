import type { texts as english } from './places-map.texts.ts';

export const texts: typeof english = {
  ambala: 'अंबाला',
  israna: 'इसराना',
  noida: 'नोएडा',
  greaterNoida: 'ग्रेटर नोएडा',
  palwal: 'पलवल',
  rewari: 'रेवाड़ी',
  delhi: 'दिल्ली',
};
