import { one, type Work } from '#kit/work.ts'
import type { RequestRow } from './request-columns.ts'

/** A request, whoever may see it. */
export function* findRequest(id: number): Work<RequestRow | undefined> {
  return yield* one<RequestRow>('SELECT * FROM requests WHERE "id" = ?', id)
}
