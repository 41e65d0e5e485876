import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

/** A statement that only reads, with its values. */
export type ReadQuery = { sql: string; values: readonly unknown[] }

type RowStatement = Sqlite.Statement<unknown[], Record<string, unknown>>

/** The messages from the worker to the main thread. */
export type ReadPart = { rows: unknown[]; isEnd: boolean; error?: { message: string; code: string } }

/** Number of rows in a part: the main thread takes a few milliseconds to receive so many orders. */
const rowsAPart = 200
/** Number of letters after which a part ends, however few its rows are. */
const lettersAPart = 500_000
/** Maximum prepared statements that are cached: lists with changing filters always make new texts. */
const statementsKept = 100

const { file }: { file: string } = workerData
const connection = new Sqlite(file, { readonly: true })
connection.pragma('temp_store = MEMORY')
const prepared = new Map<string, RowStatement>()

for (;;) {
  const [reading] = await once(parentPort!, 'message')
  try {
    await send(reading)
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error
    tell({ rows: [], isEnd: true, error: { message: error.message, code: error.code } })
  }
}

async function send({ sql, values }: ReadQuery): Promise<void> {
  let rows: unknown[] = []
  let letters = 0
  for (const row of statementOf(sql).iterate(...values)) {
    if (rows.length === rowsAPart || letters > lettersAPart) {
      tell({ rows, isEnd: false })
      rows = []
      letters = 0
      await once(parentPort!, 'message')
    }
    rows.push(row)
    letters += lettersOf(row)
  }
  tell({ rows, isEnd: true })
}

function lettersOf(row: object): number {
  let letters = 0
  for (const value of Object.values(row)) if (typeof value === 'string') letters += value.length
  return letters
}

function tell(part: ReadPart): void {
  parentPort!.postMessage(part, [])
}

function statementOf(sql: string): RowStatement {
  const known = prepared.get(sql)
  if (known) return known
  const statement = connection.prepare<unknown[], Record<string, unknown>>(sql)
  if (prepared.size >= statementsKept) prepared.delete(prepared.keys().next().value!)
  prepared.set(sql, statement)
  return statement
}
