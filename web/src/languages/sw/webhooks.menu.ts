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
    paused_other: 'Webhook {{count}} zimeshindwa na zimesitishwa.',
    gone: 'Anwani ya webhook {{name}} haipo tena, kwa hiyo imesitishwa.',
    full: 'Ujumbe mwingi mno unasubiri webhook {{name}}, kwa hiyo imesitishwa.',
    show: 'Onyesha',
  },
}
