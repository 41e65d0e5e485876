/** As sysexits.h has it: wrong settings, or a port that is taken. Starting again would not help. */
export const cannotStartCode = 78
