/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  sounds: { posFailed: 'Bestellung nicht an der Kasse' },
  screens: { pos: 'Kasse' },
  help: { pos: 'Adressen der Kasse, Zahlungsnummern und automatisches Buchen.' },
}
