import type { PrintState } from '@brigade/domain/receipts/receipts.state.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon, clockIcon, printerIcon } from '#ui/icon-paths.ts'
import type { Tone } from '#ui/tone.ts'

/** The appearance of each state of printing, beside its word. */
export const printStateAppearance = {
  waiting: { tone: 'amber', icon: clockIcon },
  claimed: { tone: 'blue', icon: printerIcon },
  printing: { tone: 'blue', icon: printerIcon },
  uncertain: { tone: 'red', icon: warningIcon },
  printed: { tone: 'green', icon: checkIcon },
} as const satisfies Record<PrintState, { tone: Tone; icon: string }>
