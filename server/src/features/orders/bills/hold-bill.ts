import { run, type Work } from '#kit/work.ts'

/** Holds a bill until the commit, so that no order comes onto it meanwhile; false when it is closed. Writing the row as it is does so. */
export function* holdBill(id: number): Work<boolean> {
  const held = yield* run('UPDATE bills SET "tableId" = "tableId" WHERE "id" = ? AND "closedAt" IS NULL', id)
  return held > 0
}
