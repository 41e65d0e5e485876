/** The sentences that people read when a venue can't be created or changed, by the reason that programs read. */
export const venueErrors = {
  settingNotYours: 'Your role can’t change this setting.',
  staleVersion: 'Someone else changed these settings while you were editing.',
  venueNameMissing: 'Enter a name.',
  venueNameTooLong: 'Use at most {{limit}} characters.',
  currencyMissing: 'Choose a currency.',
  timeZoneUnknown: 'Choose a time zone, such as Asia/Dubai.',
  amountDecimals: 'Use at most {{decimals}} decimals for {{currency}}.',
  currencyInUse: 'Orders, bills or payments are open. Close them before you change the currency.',
  currencyOfPrices:
    'The menus have prices with other decimals than {{currency}}. Choose a currency with the same decimals.',
  venueBusy: 'Orders, bills or payments are open here. Close them before you archive the venue.',
} as const

export type VenueErrorCode = keyof typeof venueErrors
