/** The sentences that people read when addresses of a point of sale are refused, by the reason that programs read. */
export const posAddressErrors = {
  urlMissing: 'Please write the address of the POS!',
  urlInvalid: 'This must be a web address that begins with http:// or https://.',
  urlNotAllowed: 'This address is reserved or belongs to the server itself. Enter the address of the point of sale.',
  addressIdTwice: 'No two addresses may have the same id!',
  defaultMissing: 'One of the addresses must be the default!',
  defaultTwice: 'Only one of the addresses may be the default!',
} as const

export type PosAddressErrorCode = keyof typeof posAddressErrors
