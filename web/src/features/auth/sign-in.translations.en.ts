export const translations = {
  title: 'Sign in',
  language: 'Language',
  heading: 'Welcome',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  submit: 'Sign in',
  forgotten: 'Forgot your password? Ask your manager.',
  slow: 'Still signing in. The connection is slow.',
  emailMissing: 'Enter your email address.',
  emailWrong: 'Enter a valid email address.',
  passwordMissing: 'Enter your password.',
  locked: 'Too many attempts. Try again in {{seconds}} s.',
  code: {
    heading: 'Enter your code',
    app: 'Code',
    appHint: 'Open the authenticator app on your phone and enter its 6-digit code.',
    recovery: 'Recovery code',
    recoveryHint: 'Enter one of the codes that you saved when you set up the second factor. Each works once.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the code of the app',
    again: 'Back to sign-in',
    lostByReload: 'The page was reloaded. Enter your password again, then the code.',
    lost: 'Lost your phone and your recovery codes? Ask your manager or an admin to remove the second factor.',
    onlyAdmin: 'If you are the only admin, run “npm run admin:reset” on the server.',
    missing: 'Enter the code.',
  },
  setUpHeading: 'Set up your second factor',
  ended: 'You were signed out: {{reason}}',
  claim: 'Every order, everywhere, instantly.',
  claimText: 'From the guest’s table to the kitchen and back, on every screen in real time.',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    signIn: typeof translations
  }
}
