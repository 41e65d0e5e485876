import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'

type Older = {
  /** The folder of the data of a Brigade. */
  folder: string
  requestId: number
  minutes: number
}

/** Makes a request so many minutes older, as if that time had passed. */
export function makeOlder({ folder, requestId, minutes }: Older): void {
  const db = new DatabaseSync(join(folder, 'brigade.sqlite'))
  db.exec('PRAGMA busy_timeout = 5000')
  const columns = ['createdAt', 'dueAt', 'alertAt']
  const row = db.prepare(`SELECT ${columns.map((column) => `"${column}"`).join(', ')} FROM requests WHERE "id" = ?`)
  const times = row.get(requestId) ?? {}
  for (const column of columns) {
    const at = times[column]
    if (typeof at !== 'string') continue
    const earlier = new Date(Date.parse(at) - minutes * 60_000).toISOString()
    db.prepare(`UPDATE requests SET "${column}" = ? WHERE "id" = ?`).run(earlier, requestId)
  }
  db.close()
}
