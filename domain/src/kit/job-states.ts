/** What has become of a job: `uncertain` is one that was cut off, and must not be repeated before a person has looked at it. */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'uncertain'] as const

export type JobState = (typeof jobStates)[number]

/** The states in which a job stays until a person has it tried again. */
export const retriableStates = ['failed', 'uncertain'] as const satisfies readonly JobState[]

/** Whether a person may have a job tried again. */
export function canRetry(state: JobState): boolean {
  return (retriableStates as readonly JobState[]).includes(state)
}
