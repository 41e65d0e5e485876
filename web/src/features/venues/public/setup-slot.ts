import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { WritableSetting } from '@brigade/domain/venues/venues.writes.ts'
import type { ComponentType } from 'react'
import { defineListSlot } from '#kit/features/slot.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** The tasks of setting up a venue, in order; their translations are `venueDetails:tasks.…`. */
export const setupTasks = [
  'venue',
  'ordering',
  'menu',
  'tables',
  'service',
  'payments',
  'printing',
  'access',
  'system',
] as const

export type SetupTask = (typeof setupTasks)[number]

/** A screen or form that is opened rarely: the settings of a venue lead to it, and the side menu does not. (spec 1, §2.3) */
export type SetupEntry = {
  /** With its catalogue: `printers:screens.printers`. Both are in the menu's translations. */
  labelKey: PlainKey
  /** One sentence that says what it is for. */
  helpKey: PlainKey
  permission: Permission
  /** One of `ui/icon-paths.ts`. */
  icon: string
  task: SetupTask
  /** The settings of the venue that are changed there. */
  settings?: readonly WritableSetting[]
  /** True if people see it who work at a venue that only prints receipts. */
  inShortMenu?: true
  /** Renders what is set there now, beside the name. */
  Value?: ComponentType<{ venue: Venue }>
  /** For entries that depend on the venue's settings. */
  isShown?: (venue: Venue) => boolean
} & (SetupScreen | SetupForm)

type SetupScreen = {
  path: string
  /** True for a screen of all venues, whose address names none. */
  isOfAllVenues?: true
  form?: undefined
}

type SetupForm = {
  path?: undefined
  /** Its name in the address while it is open. */
  form: string
  Form: ComponentType<{ venue: Venue; onClose: () => void }>
}

/** The screens and forms that the settings of a venue lead to, in the order of the features. */
export const setupSlot = defineListSlot<SetupEntry>()
