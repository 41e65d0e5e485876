/**
 * Exit code of sysexits.h for wrong settings, a port that is taken, or a file that is no database. Starting again would
 * not help.
 */
export const cannotStartCode = 78
