export const translations = {
  screens: {
    devices: 'Общие устройства',
    who: 'Кто вы?',
  },
  help: {
    devices: 'Планшеты, за которыми работают несколько человек: каждый сменяется по PIN-коду.',
  },
  switchPerson: 'Сменить человека',
  switchQuestion: 'Сменить человека сейчас?',
  switchUnsaved: 'На этом экране есть несохранённое.',
}
