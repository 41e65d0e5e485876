import { type Static, Type } from '@sinclair/typebox'
import { can, type Permission } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import { problemsInSettings, type SettingProblems, writersOf } from '../kit/settings.ts'
import { keysOf } from '../kit/table-keys.ts'
import { venueSchema, venueSettings } from './venues.schema.ts'

/** The permission that changing each setting needs, for those that can be changed. */
export const settingWriters = writersOf(venueSettings) satisfies Record<string, Permission>

export type WritableSetting = keyof typeof settingWriters

export const writableSettings = keysOf(settingWriters)

/** Any of them is enough to call; which settings somebody may then change is asked of each. */
export const settingPermissions = [...new Set(Object.values(settingWriters))]

export const patchVenueSchema = Type.Object(
  {
    ...Type.Partial(Type.Pick(venueSchema, [...writableSettings])).properties,
    /** Of the venue that the change was made from: an older one is refused. */
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)

export type PatchVenue = Static<typeof patchVenueSchema>

/** Whether somebody may change this setting, at a venue of theirs. */
export function mayWrite(principal: { role: Role }, setting: WritableSetting): boolean {
  return can(principal, settingWriters[setting])
}

/** What is wrong with settings beyond their shapes, by their paths. */
export function problemsOfVenueSettings(settings: Omit<PatchVenue, 'version'>): SettingProblems {
  return problemsInSettings(venueSettings, settings)
}
