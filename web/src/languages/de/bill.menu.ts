/** The name of the page in narrow headers and in the tab. */
export const translations = { screens: { bill: 'Rechnung #{{id}}' } }
