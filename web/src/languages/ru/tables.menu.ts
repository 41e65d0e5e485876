export const translations = {
  screens: {
    floor: 'Столы',
    floorInMenu: 'Столы и номера',
    setUp: 'Настройка столов',
    setUpInMenu: 'Столы / номера',
    sort: 'Порядок столов',
    room: '{{name}}',
    codeSheet: 'Коды столов и номеров',
  },
  help: {
    setUp: 'Названия, зоны и места столов и номеров.',
  },
}
