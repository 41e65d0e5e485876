/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    floor: 'Tische',
    floorInMenu: 'Tische/Zimmer',
    setUp: 'Tische einrichten',
    setUpInMenu: 'Tische / Zimmer',
    sort: 'Tische sortieren',
    room: '{{name}}',
    codeSheet: 'Tisch- und Zimmercodes',
  },
  help: { setUp: 'Namen, Bereiche und Plätze von Tischen oder Zimmern.' },
}
