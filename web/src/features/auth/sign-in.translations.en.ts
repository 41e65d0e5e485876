export const translations = {
  title: 'Sign in',
  heading: 'Welcome',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  submit: 'Sign in',
  forgotten: 'Forgot your password? Ask your manager.',
  emailMissing: 'Enter your email address.',
  emailWrong: 'Enter a valid email address.',
  passwordMissing: 'Enter your password.',
  locked: 'Too many attempts. Try again in {{seconds}} s.',
  ended: 'You were signed out: {{reason}}',
  claim: 'Every order, everywhere, instantly.',
  claimText: 'From the guest’s table to the kitchen and back, on every screen in real time.',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    signIn: typeof translations
  }
}
