/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    floor: 'Table/Room Management',
    floorShort: 'Tables',
    setUp: 'Tables / Room',
    room: '{{name}}',
    codeSheet: 'Table and room codes',
  },
} as const
