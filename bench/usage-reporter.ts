// Loaded with `--import` before a measured server, so that each one reports its use of the machine in the same way,
// more finely than the system's own accounts, which count in hundredths of a second.

export type Usage = {
  processorMicroseconds: number
  /** The size of JavaScript's objects. */
  heapBytes: number
  residentBytes: number
  mostResidentBytes: number
}

process.on('message', (question) => {
  if (question !== 'usage' && question !== 'tidyUsage') return
  // Uncollected garbage is not a cost of an idle screen. The cost of an order includes its garbage collection.
  if (question === 'tidyUsage') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const usage: Usage = {
    processorMicroseconds: user + system,
    heapBytes: process.memoryUsage().heapUsed,
    residentBytes: process.memoryUsage.rss(),
    // The peak since the start, which the system reports in kilobytes.
    mostResidentBytes: process.resourceUsage().maxRSS * 1024,
  }
  process.send?.(usage)
})

// No server outlives the bench that started it, however the bench ended.
process.on('disconnect', () => process.exit())

// Listening for messages alone must not keep a stopping server alive.
process.channel?.unref()
