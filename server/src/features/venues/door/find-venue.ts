import { one, type Work } from '#kit/work.ts'

/** A venue's name, also for those who only ask whether it is there; undefined where it is not. */
export function* findVenue(id: number): Work<{ name: string } | undefined> {
  return yield* one<{ name: string }>('SELECT "name" FROM venues WHERE "id" = ?', id)
}
