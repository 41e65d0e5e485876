import { translations as menuTranslations } from '#features/push/push.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  jobs: { sendPush: 'Push notification' },
  title: 'Push notifications',
  states: {
    unsupported:
      'This browser doesn’t support push notifications. On iPhone or iPad, add Brigade to the home screen first.',
    denied: 'Blocked in this browser. Allow notifications in the browser’s settings for this site.',
    off: 'Get notified about unaccepted orders when Brigade is closed. Managers also get late requests.',
    on: 'Notifications are on while you’re signed in on this device.',
  },
  agree: 'Turn on',
  end: 'Turn off',
  test: 'Send test',
  testSent: 'Test notification sent.',
  notAgreed: 'Push notifications couldn’t be turned on. Try again, or use another browser.',
  times: {
    edit: 'Edit',
    hint: 'Sent when Brigade is closed. Staff turn them on in Settings on their own phone.',
    list: 'Push notifications',
    what: 'Event',
    who: 'Recipients',
    after: 'When',
    notices: { newOrder: 'Unaccepted order', overdueRequest: 'Unassigned request' },
    told: { newOrder: 'Managers and order takers', overdueRequest: 'Managers' },
    whenOverdue: 'Once late',
    field: 'Notify about new orders after',
    unit: 'min',
    from: 'Applies immediately, also to orders already waiting.',
    saved: 'Push notifications saved.',
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    push: typeof translations
  }
}
