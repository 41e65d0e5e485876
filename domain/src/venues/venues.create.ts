import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema } from '../kit/ids.ts'
import type { SettingProblems } from '../kit/settings.ts'
import { venueFacts } from './venues.facts.ts'
import { problemOfVenue, problemsOfTimeZone, problemsOfVenueName } from './venues.rules.ts'

const { name, currency, timeZone } = venueFacts

/** The body that creates a venue. The rules check that required fields are there. */
export const createVenueSchema = Type.Object(
  {
    name: Type.Optional(name.schema),
    currency: Type.Optional(currency.schema),
    timeZone: Type.Optional(timeZone.schema),
    /** True for a restaurant, false for a hotel. */
    isRestaurant: Type.Optional(Type.Boolean()),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false, askedByRules: ['name', 'currency', 'timeZone'] },
)

export type CreateVenue = Static<typeof createVenueSchema>

/** Returns the problems of a new venue, by field. A form has null where nothing is chosen yet. */
export function problemsOfNewVenue(draft: {
  name?: string
  currency?: string | null
  timeZone?: string | null
}): SettingProblems {
  const { '': wrongName } = problemsOfVenueName(draft.name ?? '')
  const { '': wrongZone } = problemsOfTimeZone(draft.timeZone ?? '')
  return {
    ...(wrongName && { name: wrongName }),
    ...(!draft.currency && { currency: problemOfVenue({ code: 'currencyMissing' }) }),
    ...(wrongZone && { timeZone: wrongZone }),
  }
}
