/** The sentences that people read when addresses of a point of sale are refused, by the reason that programs read. */
export const posAddressErrors = {
  urlMissing: 'Enter the POS address.',
  urlInvalid: 'Enter a web address that starts with http:// or https://.',
  urlNotAllowed: 'This address is reserved or belongs to this server. Enter the POS address.',
  addressIdTwice: 'Each address needs its own id.',
  defaultMissing: 'Choose a default address.',
  defaultTwice: 'Choose only one default address.',
} as const

export type PosAddressErrorCode = keyof typeof posAddressErrors
