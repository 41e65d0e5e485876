import type { Permission } from '@brigade/domain/access/permissions.ts'
import { defineListSlot } from '#kit/features/slot.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** The tasks of setting up a venue, in order; their translations are `auth:setup.tasks.…`. */
export const setupTasks = ['menu', 'tables', 'service', 'payments', 'printing', 'system'] as const

export type SetupTask = (typeof setupTasks)[number]

/** A screen that is opened rarely: the settings link to it, and the side menu does not. (spec 1, §2.3) */
export type SetupEntry = {
  path: string
  /** With its catalogue: `printers:screens.printers`. */
  labelKey: PlainKey
  permission: Permission
  /** One of `ui/icon-paths.ts`. */
  icon: string
  task: SetupTask
  /** True if people see it who work at a venue that only prints receipts. */
  inShortMenu?: true
}

/** The screens that the settings link to, in the order of the features. */
export const setupSlot = defineListSlot<SetupEntry>()
