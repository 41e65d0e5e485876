/** The clock of this device, as an IANA name such as `Asia/Dubai`. */
export const deviceTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
