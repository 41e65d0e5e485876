/** Translations for menus and narrow headers before the screens have loaded. */
export const translations = {
  screens: { receiptOrders: 'Belege', receiptLayout: 'Beleglayout', autoprint: 'Drucken' },
  help: { layout: 'Sprachen, Kopf- und Fußzeile gedruckter Belege.' },
}
