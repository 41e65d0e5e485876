/** The number of digits of a PIN. */
export const pinLength = { least: 4, most: 6 } as const

/** The length of a shared device's name, and how many of them a venue may have. */
export const deviceLimits = { nameLength: 60, devices: 50 } as const

/** The minutes after which a shared device asks again who is there, unless its setting says otherwise. */
export const lockMinutesUnlessSet = 10

/** The minutes that may be set. */
export const lockMinutes = { least: 1, most: 480 } as const

/**
 * The wrong PINs of a person that are free at one device, and at all devices together, before the person is locked; those of all people at
 * one device, before everybody is locked there; and the hours after the last one until they are forgotten.
 */
export const pinTries = { atDevice: 5, everywhere: 15, ofAllAtDevice: 20, forgottenAfterHours: 24 } as const
