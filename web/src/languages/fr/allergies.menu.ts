export const translations = {
  screens: {
    allergyWords: 'Mots d’allergie',
  },
  help: {
    words: 'Les mots par lesquels vos clients signalent une allergie, en plus de ceux que Brigade connaît.',
  },
}
