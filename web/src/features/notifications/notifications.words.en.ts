import { words as menuWords } from '#features/notifications/notifications.menu.words.en.ts'

export const words = {
  ...menuWords,
  add: 'Write message',
  state: 'State',
  every: 'All',
  states: { shown: 'Shown', ended: 'Ended' },
  types: { info: 'Information', success: 'Good news', warning: 'Warning' },
  columns: { message: 'Message', type: 'Type', validity: 'Shown until', state: 'State', acts: 'Actions' },
  untilEnded: 'No end set',
  edit: 'Edit {{title}}',
  end: 'End {{title}}',
  endAct: 'End',
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
  },
  problems: {
    titleMissing: 'Please write a title!',
    titleTooLong: 'At most {{limit}} characters!',
    messageMissing: 'Please write a message!',
    messageTooLong: 'At most {{limit}} characters!',
    validityPast: 'This time is over. Choose one that is to come!',
  },
  admin: {
    states: { unread: 'New', read: 'Read' },
    columns: { record: 'What', edit: 'Edit', editor: 'By', venue: 'Venue', when: 'When', state: 'State', act: 'Act' },
    edits: {
      menu: { created: 'Menu created', updated: 'Menu updated', deleted: 'Menu deleted' },
      category: { created: 'Category created', updated: 'Category updated', deleted: 'Category deleted' },
      item: { created: 'Item created', updated: 'Item updated', deleted: 'Item deleted' },
      side: { created: 'Side created', updated: 'Side updated', deleted: 'Side deleted' },
      modifier: { created: 'Modifier created', updated: 'Modifier updated', deleted: 'Modifier deleted' },
    },
    prices: { price: 'Price: {{change}}', discounted: 'Discounted price: {{change}}', more: 'and {{rest}} more' },
    by: '{{editor}}, {{venue}}',
    read: 'Mark as read',
    readNamed: 'Mark as read: {{name}}',
    readAll: 'Mark all as read',
    allRead_one: '{{shown}} notification is marked as read.',
    allRead_other: '{{shown}} notifications are marked as read.',
    all: 'All notifications',
    none: 'Nothing is new.',
    total_one: '{{shown}} notification',
    total_other: '{{shown}} notifications',
    totalOrMore: '{{shown}} notifications or more',
    empty: 'No notifications.',
    emptyText: 'What others than the admin create, change or delete in menus appears here.',
  },
  jobs: { endStaffNotification: 'End a message to the staff' },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    notifications: typeof words
  }
}
