import type { Database } from '#kit/database.ts'
import type { Logger } from '#kit/logger.ts'

/** Tells the log of troubles of the database, each once: neither by call, nor with what drivers hold inside. */
export function logDatabase(db: Database, log: Logger): void {
  db.listen({
    troubleBegan: (trouble, reason) => log.error({ trouble, reason }, 'The database can not serve'),
    troubleEnded: (trouble, afterMs) => log.info({ trouble, ms: Math.round(afterMs) }, 'The database serves again'),
    callLeftOut: (reason) => log.warn({ reason }, 'The database had too much to do for a call'),
    connectionLost: (reason) => log.warn({ reason }, 'A connection to the database was lost'),
  })
}
