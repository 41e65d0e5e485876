export const translations = {
  screens: {
    apiKeys: 'Funguo za API',
  },
  help: {
    apiKeys:
      'Funguo za mifumo mingine, kama POS au programu ya wageni: kila moja unaruhusiwa nini, na ulitumika lini mwisho.',
  },
}
