import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** What a venue is set up for, in order; the words are `auth:setup.tasks.…`. */
export const setupTasks = ['menu', 'tables', 'service', 'payments', 'printing', 'system'] as const

export type SetupTask = (typeof setupTasks)[number]

/** A screen that is opened now and then: the settings lead to it, and the side menu does not. (spec 1, §2.3) */
export type SetupEntry = {
  path: string
  /** With its catalogue: `printers:screens.printers`. */
  labelKey: PlainKey
  permission: Permission
  /** One of `ui/icon-paths.ts`. */
  icon: string
  task: SetupTask
  /** For entries that depend on the venue's settings. */
  isShown?: (venue: Venue | null) => boolean
  /** Also for those who work at a venue that only prints receipts. */
  inShortMenu?: true
}

const known = new Map<string, readonly SetupEntry[]>()

/** Makes known which screens of a feature the settings lead to. */
export function registerSetup(feature: string, entries: readonly SetupEntry[]): void {
  known.set(feature, entries)
}

/** Returns the screens that the settings lead to, of all features, in the order of the features. */
export function setupEntries(): readonly SetupEntry[] {
  return [...known.values()].flat()
}
