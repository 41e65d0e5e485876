import type { TestServer } from './test-server.ts'

type Person = { id: number; fname: string; lname: string }

/** Gives the second account the name of the first, and returns both ids. Call it before the second signs in. */
export async function makeNamesakes(
  testServer: TestServer,
  emails: readonly [string, string],
): Promise<[number, number]> {
  const [one, other] = await Promise.all(
    emails.map((email) =>
      testServer.db.one<Person>('SELECT "id", "fname", "lname" FROM users WHERE "email" = ?', email),
    ),
  )
  await testServer.db.many(
    'UPDATE users SET "fname" = ?, "lname" = ? WHERE "id" = ?',
    one!.fname,
    one!.lname,
    other!.id,
  )
  return [one!.id, other!.id]
}
