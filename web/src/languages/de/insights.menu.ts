/** The name of the screen in menus and narrow headers. */
export const translations = { screens: { insights: 'Auswertung' } }
