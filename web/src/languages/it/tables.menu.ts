export const translations = {
  screens: {
    floor: 'Tavoli',
    floorInMenu: 'Gestione tavoli/camere',
    setUp: 'Configura tavoli',
    setUpInMenu: 'Tavoli / Camere',
    sort: 'Riordina tavoli',
    room: '{{name}}',
    codeSheet: 'Codici tavoli e camere',
  },
  help: {
    setUp: 'Nomi, zone e posti di tavoli o camere.',
  },
}
