export const translations = {
  title: 'Second factor',
  hint: 'A code from your phone, besides your password. It protects your account if somebody learns your password.',
  isOff: 'Off. You sign in with your password only.',
  isOn: 'On since {{date}}.',
  isRequired: 'Your role must have it.',
  left_one: '{{shown}} recovery code left.',
  left_other: '{{shown}} recovery codes left.',
  setUp: 'Set up',
  move: 'Move to another phone',
  renew: 'New recovery codes',
  turnOff: 'Turn off',
  continue: 'Continue',
  cancel: 'Cancel',
  said: { on: 'The second factor is on.', off: 'The second factor is off.' },
  form: {
    setUp: 'Set up the second factor',
    move: 'Move the second factor to another phone',
    renew: 'Make new recovery codes',
    turnOff: 'Turn off the second factor?',
    moveText: 'Enter a code of the phone that you use now, or a recovery code.',
    renewText: 'The recovery codes that you have now stop working.',
    turnOffText: 'You will sign in with your password only.',
    password: 'Current password',
    passwordMissing: 'Enter your current password.',
    code: 'Code',
    codeHint: 'The code of your authenticator app, or a recovery code.',
    codeMissing: 'Enter the code.',
  },
  scan: {
    step1:
      'Scan this QR code with an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator.',
    label: 'QR code for the authenticator app',
    open: 'Open the app on this phone',
    key: 'Or enter this key in the app',
    copy: 'Copy key',
    step2: 'Enter the 6-digit code that the app shows.',
    code: 'Code',
    confirm: 'Confirm',
  },
  codes: {
    title: 'Recovery codes',
    text: 'Save these codes in a safe place. If you lose your phone, you sign in with one of them. Each works once.',
    once: 'They are shown only now.',
    copy: 'Copy',
    download: 'Download',
    print: 'Print',
    done: 'I saved the codes',
    fileName: 'brigade-recovery-codes',
    fileText: 'Brigade recovery codes of {{email}}. Each works once.',
  },
  copied: 'Copied.',
  copyFailed: 'Copying isn’t possible here. Select the text instead.',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    secondFactor: typeof translations
  }
}
