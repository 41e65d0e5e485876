/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { branding: 'Identità visiva' },
  help: { branding: 'Logo, copertina, colori e lingua della pagina degli ospiti, e testi delle ricevute.' },
}
