import { roleLabels } from '@brigade/domain/access/roles.ts'

export const translations = {
  setup: { title: 'Venue settings' },
  screens: { settings: 'Settings' },
  roles: roleLabels,
} as const
