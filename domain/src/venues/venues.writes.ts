import { type Static, Type } from '@sinclair/typebox'
import { can, type Permission } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import { problemsInSettings, type SettingProblems, writersOf } from '../kit/settings.ts'
import { plainText } from '../kit/plain-text.ts'
import { keysOf, tableOf } from '../kit/table-keys.ts'
import { moneySettings } from '../orders/orders.settings.ts'
import { venueFacts } from './venues.facts.ts'
import { problemsOfAmounts } from './venues.rules.ts'
import { type Venue, venueSchema, venueSettings } from './venues.schema.ts'

const writtenFields = { ...venueFacts, ...venueSettings }

/** The permission to change each field and setting that can be changed. */
export const settingWriters = writersOf(writtenFields) satisfies Record<string, Permission>

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

/** The fields and settings that a change names. */
export type VenueChange = Omit<PatchVenue, 'version'>

/** Returns a change as it is stored: the name without spaces around it and without invisible characters. */
export function writtenVenueChange(change: VenueChange): VenueChange {
  return change.name === undefined ? change : { ...change, name: plainText(change.name) }
}

/**
 * Returns the problems of a change beyond its shapes, by their paths. A new currency must be able to express all amounts
 * of the venue.
 */
export function problemsOfVenueChange(
  change: VenueChange,
  before: Pick<Venue, 'currency' | MoneySetting>,
): SettingProblems {
  const { currency = before.currency } = change
  const amounts = change.currency === undefined ? change : { ...before, ...change }
  return {
    ...problemsInSettings(writtenFields, change),
    ...problemsOfAmounts(
      tableOf(moneySettings, (name) => amounts[name]),
      currency,
    ),
  }
}

type MoneySetting = (typeof moneySettings)[number]
