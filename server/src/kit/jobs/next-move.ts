import type { AnyJobKind } from './define-job.ts'
import type { JobRow } from './job-columns.ts'
import { TryLater, WrongPayload } from './define-job.ts'
import type { Move } from './move-job.ts'

const minuteMs = 60_000

/** Maximum length of a stored reason: people read it. */
const reasonAtMost = 1000

/**
 * Returns the next state of a job whose try failed: it waits for the next one, each time longer and at least as long as
 * its error says, until it has been tried often enough.
 */
export function moveAfterFailure(
  job: AnyJobKind,
  { tries }: JobRow,
  { error, now }: { error: unknown; now: Date },
): Move {
  const lastError = reasonOf(error)
  if (error instanceof WrongPayload || tries >= job.tries) return { state: 'failed', lastError }
  const { backoffMinutes } = job
  const minutes = backoffMinutes[Math.min(tries, backoffMinutes.length) - 1] ?? backoffMinutes[0]
  const earliest = error instanceof TryLater ? error.notBefore.getTime() : 0
  return { state: 'waiting', lastError, runAt: new Date(Math.max(now.getTime() + minutes * minuteMs, earliest)) }
}

/** Returns the next state of a job that was cut off: it is unknown how far it came. */
export function moveAfterCut(job: AnyJobKind, { tries }: JobRow, now: Date): Move {
  if (!job.mayRepeat)
    return { state: 'uncertain', lastError: 'Interrupted, and may be done. It isn’t repeated automatically.' }
  const lastError = 'Interrupted.'
  return tries < job.tries ? { state: 'waiting', lastError, runAt: now } : { state: 'failed', lastError }
}

/** The next state of a job whose kind this version of the program does not know. */
export const moveOfUnknownKind: Move = {
  state: 'failed',
  lastError: 'This version of Brigade doesn’t know this kind of job.',
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return reason.slice(0, reasonAtMost)
}
