/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    floor: 'Tables',
    floorInMenu: 'Table/Room Management',
    setUp: 'Table setup',
    setUpInMenu: 'Tables / Room',
    sort: 'Sort tables',
    room: '{{name}}',
    codeSheet: 'Table and room codes',
  },
  help: { setUp: 'Names, areas and seats of tables or rooms.' },
} as const
