export const translations = {
  screens: {
    allergyWords: 'Alerji kelimeleri',
  },
  help: {
    words: 'Misafirlerin alerji bildirdiği, Brigade’in bildiklerinin dışındaki kelimeler.',
  },
}
