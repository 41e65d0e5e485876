/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { marketing: 'Маркетинг', sort: 'Порядок акций' },
  help: { marketing: 'Акции: что предлагают, когда, по каким ценам и что видят гости.' },
}
