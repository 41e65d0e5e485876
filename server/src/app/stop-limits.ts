/** Time from the signal to stop until the process ends in any case, in milliseconds. */
export const stopWithinMs = 9500

/** Time for the log to write its last lines after that, in milliseconds. */
export const flushWithinMs = 1000
