import type { LineReason } from './print-on-line.ts'

/** Asked outside of the row, also while a printer is busy: DLE EOT 2, why it is offline, and DLE EOT 4, its paper. */
export const statusQuestions = Uint8Array.of(0x10, 0x04, 2, 0x10, 0x04, 4)

/** Asked in the row: GS r 1, which is answered once all before it is printed. */
export const doneQuestion = Uint8Array.of(0x1d, 0x72, 1)

/** How many bytes answer the questions of status. */
export const statusLength = 2

/** What the same bits are in every answer, so that it can be told from anything else. */
const fixedBits = 0b1001_0011
const fixedOnes = 0b0001_0010

/** A greeting of something else is longer than what a printer says by itself. */
const mostAnswered = 8

const coverOpen = 0x04
const stoppedForPaper = 0x20
const failed = 0x40
const paperEnd = 0x60

/** Why a printer that has answered would not print; undefined where it would. */
export function troubleIn(heard: Uint8Array): LineReason | undefined {
  const [cause = 0, paper = 0] = heard
  if (heard.length > mostAnswered) return 'notPrinter'
  if ([cause, paper].some((answer) => (answer & fixedBits) !== fixedOnes)) return 'notPrinter'
  if ((paper & paperEnd) !== 0 || (cause & stoppedForPaper) !== 0) return 'paperOut'
  if ((cause & coverOpen) !== 0) return 'coverOpen'
  return (cause & failed) === 0 ? undefined : 'printerError'
}
