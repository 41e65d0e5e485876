export const words = {
  title: 'Sign in',
  heading: 'Welcome',
  intro: 'Orders, kitchen and floor, in one place.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  submit: 'Sign in',
  forgotten: 'Forgotten it? Ask your manager.',
  emailMissing: 'Enter your email address.',
  emailWrong: 'This is not an email address.',
  passwordMissing: 'Enter your password.',
  locked: 'Too many tries. You can try again in {{seconds}} s.',
  ended: 'You were signed out: {{reason}}',
  claim: 'Every order, seen at once.',
  claimText: 'From the guest’s table to the kitchen and back, on every screen within a moment.',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    signIn: typeof words
  }
}
