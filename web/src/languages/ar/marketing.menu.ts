/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { marketing: 'التسويق', sort: 'ترتيب العروض' },
  help: { marketing: 'العروض: ما تقدمه ومتى وبأي أسعار وما يراه الضيوف.' },
}
