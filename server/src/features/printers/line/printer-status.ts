import type { PrintReason } from '@brigade/domain/printers/print-jobs.schema.ts'

/** The reason why a printer did not print, for the server's log. Venues see less about their network. */
export type LineReason = PrintReason | 'refused' | 'notPrinter'

/**
 * Status questions outside of the print queue, also while a printer is busy: DLE EOT 2, why it is offline, and DLE EOT
 * 4, its paper.
 */
export const statusQuestions = Uint8Array.of(0x10, 0x04, 2, 0x10, 0x04, 4)

/** Question in the print queue: GS r 1, which is answered once everything before it is printed. */
export const doneQuestion = Uint8Array.of(0x1d, 0x72, 1)

/** Length of the answer to the status questions, in bytes. */
export const statusLength = 2

/** The bits that are fixed in every answer, which distinguish it from other data. */
const fixedBits = 0b1001_0011
const fixedOnes = 0b0001_0010

/** A greeting of another device is longer than what a printer sends unasked. */
const mostAnswered = 8

const coverOpen = 0x04
const stoppedForPaper = 0x20
const failed = 0x40
const paperEnd = 0x60

/** Returns why a printer that has answered would not print; undefined if it would. */
export function troubleIn(heard: Uint8Array): LineReason | undefined {
  const [cause = 0, paper = 0] = heard
  if (heard.length > mostAnswered) return 'notPrinter'
  if ([cause, paper].some((answer) => (answer & fixedBits) !== fixedOnes)) return 'notPrinter'
  if ((paper & paperEnd) !== 0 || (cause & stoppedForPaper) !== 0) return 'paperOut'
  if ((cause & coverOpen) !== 0) return 'coverOpen'
  return (cause & failed) === 0 ? undefined : 'printerError'
}
