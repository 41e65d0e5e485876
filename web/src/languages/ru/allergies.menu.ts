export const translations = {
  screens: {
    allergyWords: 'Слова аллергии',
  },
  help: {
    words: 'Слова, которыми ваши гости сообщают об аллергии, кроме тех, что знает Brigade.',
  },
}
