// Loaded with `--import` before a measured server, so that every one of them is asked for its use of the machine in the same
// way, more finely than the system's own accounts, which count in hundredths of a second.

export type Usage = {
  processorMicroseconds: number
  /** The size of JavaScript's objects. */
  heapBytes: number
  residentBytes: number
  mostResidentBytes: number
}

process.on('message', (question) => {
  if (question !== 'usage' && question !== 'tidyUsage') return
  // Garbage that nobody has collected yet is not what an idle screen costs. What an order costs contains its collection as it comes.
  if (question === 'tidyUsage') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const usage: Usage = {
    processorMicroseconds: user + system,
    heapBytes: process.memoryUsage().heapUsed,
    residentBytes: process.memoryUsage.rss(),
    // Of all the time since the start; told in kilobytes.
    mostResidentBytes: process.resourceUsage().maxRSS * 1024,
  }
  process.send?.(usage)
})

// No server outlives the bench that started it, however that ended.
process.on('disconnect', () => process.exit())

// Listening for messages alone must not keep a server alive that was told to stop.
process.channel?.unref()
