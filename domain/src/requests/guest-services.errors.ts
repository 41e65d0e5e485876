import { menuErrors } from '../menus/menus.errors.ts'
import { requestErrors } from './requests.errors.ts'
import { serviceFormErrors } from './service-forms.errors.ts'

/** The sentences that people read when a service of guests is refused, by the reason that programs read. */
export const guestServiceErrors = {
  labelTooLong: 'Use at most {{limit}} characters.',
  timesMissing: menuErrors.timesMissing,
  rolesMissing: 'Choose at least one role.',
  iconMissing: 'Choose an icon.',
  dueMinutesWrong: requestErrors.dueMinutesWrong,
  ownOnly: 'Only requests of your own have this.',
  stepMinutesWrong: requestErrors.dueMinutesWrong,
  stepTooEarly: 'Enter more than {{before}} minutes: the step before comes then.',
  tooManyServices: 'A venue can have {{limit}} requests of its own.',
  standardStays: 'Standard requests can’t be deleted. Switch it off instead.',
  staleVersion: 'Someone else changed this service while you were editing.',
  venueUnknown: 'This venue doesn’t exist.',
  hotelsOnly: requestErrors.hotelsOnly,
  serviceOff: 'This request isn’t offered here.',
  serviceClosed: 'This request isn’t offered at this time.',
  outOfArea: 'This request isn’t offered at this table or in this room.',
  serviceMissing: 'Choose a request of this venue.',
  serviceUnknown: 'This venue doesn’t have this request.',
  serviceUnexpected: 'Only requests of the venue’s own have a service.',
  serviceWaiting: 'Too many of these requests are open already.',
  ...serviceFormErrors,
} as const

export type GuestServiceErrorCode = keyof typeof guestServiceErrors
