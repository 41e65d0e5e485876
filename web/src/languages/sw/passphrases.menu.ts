export const translations = {
  screens: {
    passphrases: 'Kauli za siri',
  },
  help: {
    passphrases: 'Maneno ya siri ya wafanyakazi, ya kuhariri menyu na ya kuhamisha kategoria.',
  },
}
