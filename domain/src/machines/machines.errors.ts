/** The sentences that people read when a key is refused. */
export const machineErrors = {
  nameMissing: 'Enter a name.',
  nameTooLong: 'A name has at most {{limit}} characters.',
  scopesMissing: 'Choose what the key may do.',
  venueUnknown: 'This venue doesn’t exist.',
  tooManyKeys: 'A venue can have at most {{limit}} keys. Revoke one that isn’t used.',
} as const

export type MachineErrorCode = keyof typeof machineErrors
