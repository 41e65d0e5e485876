/** As sysexits.h has it: wrong settings, a port that is taken, a file that is no database. Starting again would not help. */
export const cannotStartCode = 78
