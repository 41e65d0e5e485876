/** What menus and narrow headers call the screens. */
export const words = {
  screens: {
    floor: 'Table/Room Management',
    floorShort: 'Tables',
    room: '{{name}}',
    codeSheet: 'Codes of tables and rooms',
  },
} as const
