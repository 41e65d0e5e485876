import { decimalsOf, type Currency, toMinor } from '../kit/money.ts'
import { plainText } from '../kit/plain-text.ts'
import { type Problem, sentenceOf } from '../kit/problems.ts'
import type { SettingProblems } from '../kit/settings.ts'
import { isTimeZone } from '../kit/venue-clock.ts'
import { type VenueErrorCode, venueErrors } from './venues.errors.ts'
import { venueLimits } from './venues.limits.ts'

/** Returns the problem of a venue's name, which is stored as `plainText` writes it. */
export function problemsOfVenueName(name: string): SettingProblems {
  const written = plainText(name)
  const limit = venueLimits.nameLength
  if (written === '') return ofValue({ code: 'venueNameMissing' })
  return Array.from(written).length > limit ? ofValue({ code: 'venueNameTooLong', params: { limit } }) : {}
}

/** An offset such as `+03:00` is no zone: it knows no summer time. */
const zoneName = /^[A-Z][A-Za-z]*(?:[/_+-][A-Za-z0-9]+)*$/

/** Returns the problem of a time zone: it is the name of a place's clock that this machine's calendar knows. */
export function problemsOfTimeZone(timeZone: string): SettingProblems {
  const isKnown = timeZone.length <= venueLimits.timeZoneLength && zoneName.test(timeZone) && isTimeZone(timeZone)
  return isKnown ? {} : ofValue({ code: 'timeZoneUnknown' })
}

/** Returns the problems of amounts that a currency can't express, by name. */
export function problemsOfAmounts(
  amounts: Readonly<Record<string, number | null | undefined>>,
  currency: Currency,
): SettingProblems {
  const params = { decimals: decimalsOf(currency), currency }
  const wrong = Object.entries(amounts).filter(([, amount]) => amount != null && toMinor(amount, currency) === null)
  return Object.fromEntries(wrong.map(([name]) => [name, problemOfVenue({ code: 'amountDecimals', params })]))
}

/** Returns a problem of a venue with its sentence. */
export function problemOfVenue(problem: Problem<VenueErrorCode>) {
  return { ...problem, sentence: sentenceOf(venueErrors, problem) }
}

function ofValue(problem: Problem<VenueErrorCode>): SettingProblems {
  return { '': problemOfVenue(problem) }
}
