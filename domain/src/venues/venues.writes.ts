import { type Static, Type } from '@sinclair/typebox'
import { can, type Permission } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import { problemsInSettings, type SettingProblems, writersOf } from '../kit/settings.ts'
import { keysOf } from '../kit/table-keys.ts'
import { venueSchema, venueSettings } from './venues.schema.ts'

/** The permission to change each setting that can be changed. */
export const settingWriters = writersOf(venueSettings) satisfies Record<string, Permission>

export type WritableSetting = keyof typeof settingWriters

export const writableSettings = keysOf(settingWriters)

/** The permissions of which any one allows the call; each setting then requires its own. */
export const settingPermissions = [...new Set(Object.values(settingWriters))]

export const patchVenueSchema = Type.Object(
  {
    ...Type.Partial(Type.Pick(venueSchema, [...writableSettings])).properties,
    /** The version of the venue that the change is based on: an older one is refused. */
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)

export type PatchVenue = Static<typeof patchVenueSchema>

/** Returns whether this role may change this setting, at a venue of theirs. */
export function mayWrite(principal: { role: Role }, setting: WritableSetting): boolean {
  return can(principal, settingWriters[setting])
}

/** Returns the problems of settings beyond their shapes, by their paths. */
export function problemsOfVenueSettings(settings: Omit<PatchVenue, 'version'>): SettingProblems {
  return problemsInSettings(venueSettings, settings)
}
