/**
 * The states of a print. An `uncertain` print may have come out, in full or in part, and waits for a person to look.
 */
export const printJobStates = ['waiting', 'printing', 'printed', 'failed', 'uncertain', 'withdrawn'] as const

export type PrintJobState = (typeof printJobStates)[number]

/** The states in which a print stays until a person acts. */
export const stuckPrintStates = ['failed', 'uncertain'] as const satisfies readonly PrintJobState[]

/**
 * The states from which a person may move a print to another one: have it printed again, confirm that it came out, or
 * give it up.
 */
const handMoves = {
  waiting: ['waiting', 'failed', 'uncertain'],
  printed: ['uncertain'],
  withdrawn: ['waiting', 'failed', 'uncertain'],
} as const satisfies Partial<Record<PrintJobState, readonly PrintJobState[]>>

export type HandMove = keyof typeof handMoves

/** Returns whether a person may move a print from one state to another. */
export function mayMovePrint(from: PrintJobState, to: HandMove): boolean {
  return (handMoves[to] as readonly PrintJobState[]).includes(from)
}
