import { roleLabels } from '@brigade/domain/access/roles.ts'

export const translations = {
  screens: { settings: 'Settings' },
  roles: roleLabels,
} as const
