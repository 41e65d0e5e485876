import { menuErrors } from '../menus/menus.errors.ts'
import { requestErrors } from './requests.errors.ts'

/** The sentences that people read when a service of guests is refused, by the reason that programs read. */
export const guestServiceErrors = {
  labelTooLong: 'Use at most {{limit}} characters.',
  timesMissing: menuErrors.timesMissing,
  rolesMissing: 'Choose at least one role.',
  staleVersion: 'Someone else changed this service while you were editing.',
  venueUnknown: 'This venue doesn’t exist.',
  hotelsOnly: requestErrors.hotelsOnly,
  serviceOff: 'This request isn’t offered here.',
  serviceClosed: 'This request isn’t offered at this time.',
} as const

export type GuestServiceErrorCode = keyof typeof guestServiceErrors
