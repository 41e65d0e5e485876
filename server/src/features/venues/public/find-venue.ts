import { one, type Transaction } from '#kit/database/transaction.ts'

/** Returns a venue's name; undefined if it does not exist. */
export function* findVenue(id: number): Transaction<{ name: string } | undefined> {
  return yield* one<{ name: string }>('SELECT "name" FROM venues WHERE "id" = ?', id)
}
