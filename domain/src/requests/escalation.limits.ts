/** The limits of the escalation of a service: its steps, and the minutes after which each comes. */
export const escalationLimits = { mostSteps: 3, least: 1, most: 1_440 } as const
