export const texts = {
  ambala: 'Ambala',
  israna: 'Israna',
  noida: 'Noida',
  greaterNoida: 'Greater Noida',
  palwal: 'Palwal',
  rewari: 'Rewari',
  delhi: 'Delhi',
};
