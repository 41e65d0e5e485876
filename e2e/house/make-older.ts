import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'

type Older = {
  /** The folder of the data of a Brigade that is stopped. */
  folder: string
  requestId: number
  minutes: number
}

/** Makes a request so many minutes older, as if Brigade had been down for that time. */
export function makeOlder({ folder, requestId, minutes }: Older): void {
  const db = new DatabaseSync(join(folder, 'brigade.sqlite'))
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
