export const translations = {
  screens: {
    allergyWords: 'Maneno ya mzio',
  },
  help: {
    words: 'Maneno ambayo wageni wako hutumia kutaja mzio, zaidi ya yale ambayo Brigade inayajua.',
  },
}
