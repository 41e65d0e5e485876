import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Figure } from './figures.ts'
import type { MeasuredServer } from './measured-server.ts'

const rows = { small: 10_000, large: 100_000 } as const
const mostTimesMemory = 1.25

const exports = {
  requests: { table: 'requests', path: '/v1/exportRequests' },
  trays: { table: 'tray_outs', path: '/v1/exportTrayouts' },
} as const

/**
 * Measures that a hundred thousand rows in a spreadsheet need the same memory as ten thousand, because they are sent as
 * they are read.
 */
export async function measureRequestExports(dataDir: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, { table, path }] of Object.entries(exports)) {
    const ranges = { small: rangeOf(dataDir, table, rows.small), large: rangeOf(dataDir, table, rows.large) }
    // Each export has its own server: the peak memory of a process never decreases.
    const server = await startBrigade(dataDir)
    const token = await signIn(server.port, hotelManager)
    const first = await exportRange(server, { path, token, range: ranges.small })
    const second = await exportRange(server, { path, token, range: ranges.large })
    await server.stop()
    const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`
    figures.push(
      {
        what: `${rows.large} ${what} in a spreadsheet: memory of the server`,
        measured: megabytes(second.mostBytes),
        compared: megabytes(first.mostBytes),
        ratio: second.mostBytes / first.mostBytes,
        aim: `constant (≤ ${mostTimesMemory} ×)`,
        isReached: second.mostBytes <= mostTimesMemory * first.mostBytes,
      },
      {
        what: `${rows.large} ${what} in a spreadsheet: time`,
        measured: `${(second.took / 1000).toFixed(2)} s`,
        compared: `${(first.took / 1000).toFixed(2)} s`,
        ratio: second.took / first.took,
      },
    )
  }
  return figures
}

type Range = { $gt: string; $lt: string }

/** Returns the time range of this many of the hotel's oldest rows. */
function rangeOf(dataDir: string, table: string, count: number): Range {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'), { readonly: true })
  const at = database
    .prepare(`SELECT "createdAt" FROM ${table} WHERE "restaurantId" = ${hotelId} ORDER BY "createdAt" LIMIT 1 OFFSET ?`)
    .pluck()
  const [first, last] = [at.get(0), at.get(count)]
  database.close()
  if (typeof first !== 'string' || typeof last !== 'string') throw new Error(`There are not ${count} rows in ${table}`)
  return { $gt: new Date(Date.parse(first) - 1).toISOString(), $lt: last }
}

type Asked = { path: string; token: string; range: Range }

async function exportRange(server: MeasuredServer, { path, token, range }: Asked) {
  await server.tidyUsage()
  const startedAt = performance.now()
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fileName: 'Report', restaurantId: hotelId, createdAt: range }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  const took = performance.now() - startedAt
  const { mostResidentBytes: mostBytes } = await server.usage()
  return { took, mostBytes }
}
