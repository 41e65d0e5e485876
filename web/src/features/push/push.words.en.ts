export const words = {
  jobs: { sendPush: 'Message to a phone' },
  title: 'Messages to this device',
  states: {
    unsupported:
      'This browser cannot be told anything while Brigade is closed. On an iPhone or iPad, add Brigade to the home screen first.',
    denied: 'Blocked in this browser. Allow notifications in the browser’s settings for this site.',
    off: 'New orders that nobody accepts, and requests that are overdue, can be told to this device while Brigade is closed.',
    on: 'This device is told what waits, as long as you are signed in here.',
  },
  agree: 'Send messages to this device',
  end: 'Send no more messages',
  test: 'Test',
  testSent: 'A message was sent to this device.',
  notAgreed: 'This browser could not be reached by messages. Try again, or use another browser.',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    push: typeof words
  }
}
