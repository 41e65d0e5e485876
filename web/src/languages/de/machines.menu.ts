/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { apiKeys: 'API-Schlüssel' },
  help: {
    apiKeys:
      'Schlüssel anderer Systeme, etwa einer Kasse oder Gäste-App: was jeder darf und wann er zuletzt benutzt wurde.',
  },
}
