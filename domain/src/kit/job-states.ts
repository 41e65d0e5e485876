/**
 * The states of a job. An `uncertain` job was interrupted and must not be repeated before a person has looked at it.
 */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'uncertain'] as const

export type JobState = (typeof jobStates)[number]

/** The states in which a job stays until a person retries it. */
export const retriableStates = ['failed', 'uncertain'] as const satisfies readonly JobState[]

/** Returns whether a person may retry a job in this state. */
export function canRetry(state: JobState): boolean {
  return (retriableStates as readonly JobState[]).includes(state)
}
