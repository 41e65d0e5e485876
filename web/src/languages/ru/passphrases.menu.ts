export const translations = {
  screens: {
    passphrases: 'Кодовые фразы',
  },
  help: {
    passphrases: 'Секретные слова для доступа к персоналу, правки меню и переноса категорий.',
  },
}
