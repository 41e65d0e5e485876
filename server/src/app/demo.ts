import { guestSessionPath } from '@brigade/domain/tables/tables.api.ts'
import type { Database } from '#kit/database.ts'
import { type DemoNotes, readDemoNotes } from '#seeds/demo-notes.ts'
import { isEmpty, loadDemo } from '#seeds/load-demo.ts'

/** Loads the demo into an empty database. Gives what there is to say about it, if the database holds the demo. */
export async function prepareDemo(db: Database): Promise<((address: string) => string) | undefined> {
  const notes = (await isEmpty(db)) ? await loadDemo(db, { now: new Date() }) : await readDemoNotes(db)
  return notes ? (address) => describe(notes, address) : undefined
}

function describe({ signIns, password, guestTable }: DemoNotes, address: string): string {
  const width = Math.max(...signIns.map(({ email }) => email.length))
  return [
    '',
    `Demo sign-ins, password ${password}:`,
    ...signIns.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
    '',
    `A guest at ${guestTable.venue}, ${guestTable.table}, orders with the token ${guestTable.token}`,
    `  POST ${address}/${guestSessionPath} {"token": "${guestTable.token}"}`,
    '',
  ].join('\n')
}
