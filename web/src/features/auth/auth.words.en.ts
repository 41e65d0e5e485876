import { words as menuWords } from '#features/auth/auth.menu.words.en.ts'

export const words = {
  ...menuWords,
  setup: {
    title: 'Venue set-up',
    tasks: {
      menu: 'Menu',
      tables: 'Tables and rooms',
      service: 'Service',
      payments: 'Payments',
      printing: 'Printing',
      system: 'System',
    },
  },
  settings: {
    profile: 'Profile',
    fname: 'First name',
    lname: 'Last name',
    nameMissing: 'Enter a name.',
    email: 'Email',
    role: 'Role',
    save: 'Save',
    saved: 'Your profile was saved.',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHint: 'At least {{least}} characters. All your other devices are signed out.',
    newPasswordShort: 'Use at least {{least}} characters.',
    passwordMissing: 'Enter your current password.',
    changePassword: 'Change password',
    passwordChanged: 'Your password was changed. Your other devices are signed out.',
    appearance: 'Language and look',
    language: 'Interface language',
    theme: 'Theme',
    themes: { system: 'Like the device', light: 'Light', dark: 'Dark' },
    themeHint: 'The kitchen screen is dark unless you choose light here.',
    sounds: 'Sounds',
    soundsHint: 'These settings belong to this device.',
    volume: 'Volume',
    test: 'Play',
    testOf: 'Play: {{kind}}',
    shortcuts: 'Keyboard shortcuts',
    shortcutsHint:
      'Alt with another key, such as Alt+A (Option on a Mac). Press ? to see the shortcuts of a screen. This setting belongs to this device.',
    shortcutsSwitch: 'Use keyboard shortcuts',
    notifications: 'Notifications',
    notificationsText: 'Let this device show a notice while Brigade is in the background.',
    notificationsAllow: 'Allow notifications',
    notificationsGranted: 'Allowed on this device.',
    notificationsDenied: 'Blocked in this browser. Allow them in the browser’s settings for this site.',
    notificationsUnsupported: 'This browser has no notifications.',
    about: 'About',
    version: 'Version that runs',
    versionUnknown: 'unknown',
    source: 'Source',
    sourceHint: 'of this very program, under the AGPL-3.0 (tar.gz).',
    logout: 'Log out',
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    auth: typeof words
  }
}
