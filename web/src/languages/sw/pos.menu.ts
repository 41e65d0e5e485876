export const translations = {
  sounds: {
    posFailed: 'Oda haiko kwenye POS',
  },
  screens: {
    pos: 'POS',
  },
  help: {
    pos: 'Anwani za POS, namba za malipo na kutuma kwa POS kunakojiendesha.',
  },
}
