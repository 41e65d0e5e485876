/** The names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    all: 'Aktive Bestellungen',
    list: 'Bestellungen',
    active: 'Bestellungen',
    kitchen: 'Küchenbestellungen',
    history: 'Alle Bestellungen',
    order: 'Bestellung #{{id}}',
  },
  readyCount_one: '{{shown}} fertig',
  readyCount_other: '{{shown}} fertig',
  newOrder: 'Neue Bestellung',
  sounds: {
    newOrder: 'Neue Bestellung',
    paidOrder: 'Neue Bestellung, online bezahlt',
    updatedOrder: 'Geänderte Bestellung',
  },
}
