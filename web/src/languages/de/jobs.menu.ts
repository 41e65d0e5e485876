/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { jobs: 'Aufgaben' },
  help: { jobs: 'Was der Server im Hintergrund erledigt und was gescheitert ist.' },
}
