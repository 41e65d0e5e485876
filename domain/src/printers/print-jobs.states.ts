/** What has become of a print. `uncertain` may have come out, whole or in part, and waits for a person who looks. */
export const printJobStates = ['waiting', 'printing', 'printed', 'failed', 'uncertain', 'withdrawn'] as const

export type PrintJobState = (typeof printJobStates)[number]

/** Those in which a print stays until a person does something about it. */
export const stuckPrintStates = ['failed', 'uncertain'] as const satisfies readonly PrintJobState[]

/** From where a person may bring a print into a state: have it printed again, say that it has come out, or give it up. */
const handMoves = {
  waiting: ['waiting', 'failed', 'uncertain'],
  printed: ['uncertain'],
  withdrawn: ['waiting', 'failed', 'uncertain'],
} as const satisfies Partial<Record<PrintJobState, readonly PrintJobState[]>>

export type HandMove = keyof typeof handMoves

/** Whether a person may bring a print from one state into another. */
export function mayMovePrint(from: PrintJobState, to: HandMove): boolean {
  return (handMoves[to] as readonly PrintJobState[]).includes(from)
}
