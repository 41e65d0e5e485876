import { Type } from '@sinclair/typebox'
import { currencySchema } from '../kit/money.schema.ts'
import { forEverybody, type SettingTable, writtenWith } from '../kit/settings.ts'
import { problemsOfTimeZone, problemsOfVenueName } from './venues.rules.ts'

/** The required fields of a new venue. They are changed like settings, but have no standard value. */
export const venueFacts = {
  name: writtenWith('venues:write', forEverybody(Type.String({ maxLength: 1_000 }), ''), problemsOfVenueName),
  currency: writtenWith('venues:write', forEverybody(currencySchema, 'AED')),
  /** An IANA name, such as `Asia/Dubai`. */
  timeZone: writtenWith('venues:write', forEverybody(Type.String({ maxLength: 1_000 }), 'UTC'), problemsOfTimeZone),
} as const satisfies SettingTable
