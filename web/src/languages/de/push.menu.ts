export const translations = {
  screens: { pushTimes: 'Push-Nachrichten' },
  help: { times: 'Wann Handys von Bestellungen und Anfragen erfahren, während Brigade geschlossen ist.' },
}
