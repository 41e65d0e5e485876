export const translations = {
  screens: {
    devices: 'Dispositivi condivisi',
    who: 'Chi sei?',
  },
  help: {
    devices: 'Tablet usati da più persone: ognuno vi si alterna con un PIN.',
  },
  switchPerson: 'Cambia persona',
  switchQuestion: 'Cambiare persona ora?',
  switchUnsaved: 'Qualcosa in questa schermata non è salvato.',
}
