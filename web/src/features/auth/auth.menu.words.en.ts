import { roleLabels } from '@brigade/domain/access/roles.ts'

export const words = {
  screens: { settings: 'Settings' },
  roles: roleLabels,
} as const
