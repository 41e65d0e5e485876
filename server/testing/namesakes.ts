import type { Harbour } from './harbour.ts'

type Person = { id: number; fname: string; lname: string }

/** Gives the second account the name of the first, and both ids. Before the second signs in. */
export async function makeNamesakes(harbour: Harbour, emails: readonly [string, string]): Promise<[number, number]> {
  const [one, other] = await Promise.all(
    emails.map((email) => harbour.db.one<Person>('SELECT "id", "fname", "lname" FROM users WHERE "email" = ?', email)),
  )
  await harbour.db.many('UPDATE users SET "fname" = ?, "lname" = ? WHERE "id" = ?', one!.fname, one!.lname, other!.id)
  return [one!.id, other!.id]
}
