/** Translations of the names of the screens in menus and narrow headers, and of the line over all screens. */
export const translations = {
  screens: { webhooks: 'Webhooks', log: 'Zustellungen' },
  help: {
    webhooks:
      'Adressen anderer Systeme, die Bestellungen, Anfragen, Zahlungen und Kartenänderungen sofort erhalten, mit Protokoll.',
  },
  line: {
    title: 'Pausierte Webhooks',
    paused_one: 'Der Webhook {{name}} scheiterte tagelang und ist pausiert.',
    paused_other: '{{count}} Webhooks scheiterten und sind pausiert.',
    gone: 'Die Adresse des Webhooks {{name}} gibt es nicht mehr, er ist pausiert.',
    full: 'Für den Webhook {{name}} warten zu viele Nachrichten, er ist pausiert.',
    show: 'Zeigen',
  },
}
