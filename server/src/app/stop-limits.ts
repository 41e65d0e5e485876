/** From the signal to stop until the process ends in any case. */
export const stopWithinMs = 9500

/** What the log may take for its last lines after that. */
export const flushWithinMs = 1000
