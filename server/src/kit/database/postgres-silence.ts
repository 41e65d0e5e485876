import pg from 'pg'

/** Time that a connection is in use before the server is asked whether it still answers at all, in milliseconds. */
const patienceMs = 3000
const lookEveryMs = 1000
const answerWithinMs = 2000

/**
 * Ends the connections that are in use when the server no longer answers at all, for example when it was halted or the
 * network drops what is sent: the time limits of statements are enforced by the server itself. Slow statements are left
 * alone.
 */
export function endWhenSilent(pool: pg.Pool, databaseUrl: string): () => void {
  const since = new Map<pg.PoolClient, number>()
  let isAsking = false

  pool.on('acquire', (client) => void since.set(client, performance.now()))
  pool.on('release', (_error, client) => void since.delete(client))
  const timer = setInterval(() => void look(), lookEveryMs).unref()

  async function look(): Promise<void> {
    const startedAt = performance.now()
    const inUse = [...since].filter(([, at]) => at < startedAt - patienceMs)
    if (isAsking || inUse.length === 0) return
    isAsking = true
    // Asked twice: a process that was itself blocked may receive the first answer too late.
    const isThere = (await answers(databaseUrl)) || (await answers(databaseUrl))
    isAsking = false
    if (isThere) return
    for (const [client, at] of inUse) {
      // `end` would wait for the queries that are under way.
      if (since.get(client) === at) client.connection.stream.destroy()
    }
  }

  return () => clearInterval(timer)
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    // A refusal is an answer too.
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => undefined)
  }
}
