import { translations as menuTranslations } from '#features/auth/auth.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  setup: {
    ...menuTranslations.setup,
    hint: 'Orders, menu, tables, printing and everything else that is set up for the whole venue.',
    open: 'Open venue settings',
  },
  settings: {
    profile: 'Profile',
    fname: 'First name',
    lname: 'Last name',
    nameMissing: 'Enter a name.',
    email: 'Email',
    role: 'Role',
    save: 'Save',
    saved: 'Profile saved.',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    newPasswordHint: 'At least {{least}} characters. Your other devices will be signed out.',
    newPasswordShort: 'Use at least {{least}} characters.',
    passwordMissing: 'Enter your current password.',
    changePassword: 'Change password',
    passwordChanged: 'Password changed. Your other devices are signed out.',
    appearance: 'Language and appearance',
    language: 'Interface language',
    theme: 'Theme',
    themes: { system: 'Match device', light: 'Light', dark: 'Dark' },
    themeHint: 'The kitchen screen is dark unless you choose light here.',
    sounds: 'Sounds',
    soundsHint: 'Saved on this device only.',
    volume: 'Volume',
    test: 'Play',
    testOf: 'Play: {{kind}}',
    shortcuts: 'Keyboard shortcuts',
    shortcutsHint:
      'Alt with another key, such as Alt+A (Option on a Mac). Press ? to see a screen’s shortcuts. Saved on this device only.',
    shortcutsSwitch: 'Use keyboard shortcuts',
    notifications: 'Notifications',
    notificationsText: 'Show notifications on this device while Brigade is in the background.',
    notificationsAllow: 'Allow notifications',
    notificationsGranted: 'Allowed on this device.',
    notificationsDenied: 'Blocked in this browser. Allow them in the browser’s settings for this site.',
    notificationsUnsupported: 'This browser doesn’t support notifications.',
    about: 'About',
    version: 'Version',
    versionUnknown: 'unknown',
    source: 'Source code',
    sourceHint: '(AGPL-3.0, tar.gz)',
    logout: 'Log out',
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    auth: typeof translations
  }
}
