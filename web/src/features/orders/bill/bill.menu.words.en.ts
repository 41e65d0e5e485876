/** What narrow headers and the tab call the page. */
export const words = { screens: { bill: 'Bill #{{id}}' } } as const
