export const translations = {
  screens: {
    webhooks: 'Webhook',
    log: 'Utumaji',
  },
  help: {
    webhooks:
      'Anwani za mifumo mingine inayopokea oda, maombi, malipo na mabadiliko ya menyu yanapotokea, pamoja na kumbukumbu.',
  },
  line: {
    title: 'Webhook zilizositishwa',
    paused_one: 'Webhook {{name}} imeshindwa kwa siku kadhaa na imesitishwa.',
    paused_other: 'Webhook {{count}} zimeshindwa kwa siku kadhaa na zimesitishwa.',
    show: 'Onyesha',
  },
}
