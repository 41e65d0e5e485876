import { words as menuWords } from '#features/trays/trays.menu.words.en.ts'

export const words = {
  ...menuWords,
  tabs: { label: 'Which rooms', rooms: 'All Rooms with Trays', overnight: 'Overnight Trays' },
  search: 'Search room',
  link: 'Link a tray',
  count_one: '{{count}} tray',
  count_other: '{{count}} trays',
  rooms_one: '{{count}} room',
  rooms_other: '{{count}} rooms',
  floor: 'Floor {{floor}}',
  noFloor: 'Other rooms',
  since: 'since {{time}}',
  overnight: 'Overnight',
  types: { tray: 'Tray', trolly: 'Trolley' },
  named: '{{type}} …{{serial}}',
  showTrays: 'Show the trays of {{room}}',
  clear: 'Clear room',
  clearNamed: 'Clear {{room}}',
  clearQuestion: 'Clear {{room}}?',
  clearText: 'All its trays are fetched, and what was delivered there is completed.',
  linkedTrays: 'Linked Trays: {{room}}',
  unlink: 'Unlink',
  unlinkNamed: 'Unlink {{tray}}',
  empty: {
    rooms: 'No trays in rooms',
    roomsText: 'Scan a tray, or link one here, when it goes out.',
    overnight: 'No trays from last night',
    overnightText: 'What is still in a room when the night ends is listed here.',
    search: 'No such room has trays',
    searchText: 'Only rooms that have trays are searched.',
  },
  reminder: {
    title: 'Tray In Room Reminder',
    text: '{{tray}} is still in {{room}}.',
    view: 'View trays',
    more_one: '{{count}} more',
    more_other: '{{count}} more',
    all_one: '{{count}} tray reminder',
    all_other: '{{count}} tray reminders',
  },
  form: {
    tray: 'Tray',
    trayHint: 'Scan its code, or type the link or the serial of 13 characters.',
    next: 'Find',
    room: 'Room',
    chooseRoom: 'Choose a room',
    isFree: 'This tray is in no room.',
    isIn: 'This tray is in {{room}}, {{since}}.',
    link: 'Link to the room',
    move: 'Move to this room',
  },
  said: {
    invalidQr: 'Invalid QR',
    linked: '{{tray}} is in {{room}} now.',
    unlinked: 'Tray Unlinked Successfully!',
    cleared: '{{room}} is cleared.',
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    trays: typeof words
  }
}
