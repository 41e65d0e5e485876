export const translations = {
  screens: {
    floor: 'Meza',
    floorInMenu: 'Usimamizi wa meza na vyumba',
    setUp: 'Kupanga meza',
    setUpInMenu: 'Meza / Vyumba',
    sort: 'Panga mfuatano wa meza',
    room: '{{name}}',
    codeSheet: 'Misimbo ya meza na vyumba',
  },
  help: {
    setUp: 'Majina, maeneo na viti vya meza au vyumba.',
  },
}
