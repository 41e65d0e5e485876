import { translations as menuTranslations } from '#features/machines/machines.menu.translations.en.ts'
import { machineErrors } from '@brigade/domain/machines/machines.errors.ts'

export const translations = {
  ...menuTranslations,
  hint: 'Other systems call the API with a key: a loyalty programme, a kiosk, a payment system. Give each system its own.',
  add: 'Create key',
  columns: {
    name: 'Name',
    scopes: 'May',
    created: 'Created',
    used: 'Last used',
    state: 'Status',
    act: 'Action',
  },
  scopes: {
    read: 'Read menus, orders and bills',
    orders: 'Place orders',
    payments: 'Record payments',
    mailing: 'Report bounced mails',
  },
  allScopes: 'Full access',
  neverUsed: 'Never',
  createdBy: '{{time}}, {{name}}',
  revoked: 'Revoked',
  revoke: 'Revoke',
  revokeKey: 'Revoke: {{name}}',
  revokeQuestion: 'Revoke this key?',
  revokeText: 'The system that uses it can’t call the API any more. A revoked key can’t be used again.',
  revokeAct: 'Revoke key',
  form: {
    title: 'Create key',
    name: 'Name of the system',
    scopes: 'What the key may do',
  },
  made: {
    title: 'The key of {{name}}',
    text: 'Copy it now and keep it secret: it isn’t shown again.',
    key: 'Key',
    copy: 'Copy',
    copied: 'Copied',
    lost: 'The key was created, but its answer was lost. Revoke it and create another one.',
    close: 'Done',
  },
  said: { revoked: 'The key {{name}} is revoked.' },
  empty: 'No keys yet.',
  emptyText: 'Keys of other systems appear here.',
  problems: machineErrors,
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    machines: typeof translations
  }
}
