import pg from 'pg'

/** Ends every other connection to a PostgreSQL database, as an administrator can, and returns their number. */
export async function endConnections(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}
