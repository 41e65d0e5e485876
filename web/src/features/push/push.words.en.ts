import { words as menuWords } from '#features/push/push.menu.words.en.ts'

export const words = {
  ...menuWords,
  jobs: { sendPush: 'Message to a phone' },
  title: 'Messages to this device',
  states: {
    unsupported:
      'This browser cannot be told anything while Brigade is closed. On an iPhone or iPad, add Brigade to the home screen first.',
    denied: 'Blocked in this browser. Allow notifications in the browser’s settings for this site.',
    off: 'New orders that nobody accepts can be told to this device while Brigade is closed, and managers are told of overdue requests that nobody is on.',
    on: 'This device is told what waits, as long as you are signed in here.',
  },
  agree: 'Send messages to this device',
  end: 'Send no more messages',
  test: 'Test',
  testSent: 'A message was sent to this device.',
  notAgreed: 'This browser could not be reached by messages. Try again, or use another browser.',
  times: {
    edit: 'Change',
    hint: 'What phones are told of while Brigade is closed there. Each agrees to that on their own phone, in the settings.',
    list: 'What phones are told',
    what: 'What waits',
    who: 'Who is told',
    after: 'When',
    notices: { newOrder: 'New order that nobody has accepted', overdueRequest: 'Guest request that nobody is on' },
    told: { newOrder: 'Managers and order takers', overdueRequest: 'Managers' },
    whenOverdue: 'As soon as it is overdue',
    field: 'New orders are told after',
    unit: 'min',
    from: 'A change counts at once, for orders that wait already too.',
    saved: 'Phone messages saved.',
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    push: typeof words
  }
}
