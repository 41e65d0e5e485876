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
} as const
