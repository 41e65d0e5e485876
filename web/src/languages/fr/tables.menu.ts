export const translations = {
  screens: {
    floor: 'Tables',
    floorInMenu: 'Tables / chambres',
    setUp: 'Gestion des tables',
    setUpInMenu: 'Tables / chambres',
    sort: 'Trier les tables',
    room: '{{name}}',
    codeSheet: 'Codes des tables et chambres',
  },
  help: {
    setUp: 'Noms, zones et places des tables ou chambres.',
  },
}
