import { words as menuWords } from '#features/notifications/notifications.menu.words.en.ts'

export const words = {
  ...menuWords,
  add: 'Write message',
  state: 'State',
  every: 'All',
  states: { shown: 'Shown', ended: 'Ended' },
  types: { info: 'Information', success: 'Good news', warning: 'Warning' },
  columns: { message: 'Message', type: 'Type', validity: 'Shown until', state: 'State', acts: 'Acts' },
  untilEnded: 'Until somebody ends it',
  edit: 'Edit {{title}}',
  end: 'End {{title}}',
  remove: 'Delete {{title}}',
  total_one: '{{shown}} message',
  total_other: '{{shown}} messages',
  empty: 'No messages found.',
  emptyText: 'Messages to the staff of this venue appear here.',
  form: {
    add: 'New message to the staff',
    edit: 'Message to the staff',
    title: 'Title',
    message: 'Message',
    type: 'Type',
    validity: 'Shown until',
    validityHint: 'On the venue’s clock ({{timeZone}}). Empty: until somebody ends it.',
    isClosable: 'Can be closed',
    isClosableHint: 'Whether people may put it aside on their own screen.',
    isActive: 'Shown to the staff',
  },
  removeQuestion: 'Delete this message?',
  removeText: 'It goes from all screens, and from this list.',
  removeAct: 'Delete',
  said: {
    written: 'The staff see the message now.',
    saved: 'Message saved.',
    ended: 'The message is ended.',
    removed: 'Message deleted.',
  },
  popups: {
    label: 'Messages to the staff',
    read: 'Read',
    more_one: '{{count}} more message',
    more_other: '{{count}} more messages',
    all_one: '{{count}} message to the staff',
    all_other: '{{count}} messages to the staff',
  },
  problems: {
    titleMissing: 'Please write a title!',
    titleTooLong: 'At most {{limit}} characters!',
    messageMissing: 'Please write a message!',
    messageTooLong: 'At most {{limit}} characters!',
    validityPast: 'This time is over. Choose one that is to come!',
  },
  jobs: { endStaffNotification: 'End a message to the staff' },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    notifications: typeof words
  }
}
