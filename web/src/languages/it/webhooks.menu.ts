export const translations = {
  screens: {
    webhooks: 'Webhook',
    log: 'Invii',
  },
  help: {
    webhooks:
      'Indirizzi di altri sistemi che ricevono ordini, richieste, pagamenti e modifiche al menu quando avvengono, con un registro.',
  },
  line: {
    title: 'Webhook sospesi',
    paused_one: 'Il webhook {{name}} non funziona da giorni ed è sospeso.',
    paused_many: '{{count}} webhook non funzionano e sono sospesi.',
    paused_other: '{{count}} webhook non funzionano e sono sospesi.',
    gone: 'L’indirizzo del webhook {{name}} non esiste più, quindi è sospeso.',
    full: 'Troppi messaggi attendono il webhook {{name}}, quindi è sospeso.',
    show: 'Mostra',
  },
}
