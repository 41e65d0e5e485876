import { guestSessionPath } from '@brigade/domain/tables/tables.api.ts'
import type { Database } from '#kit/database/database.ts'
import { rollUpDays } from '#features/insights/roll-up/roll-up-days.ts'
import { itemizeOrders } from '#features/orders/lines/itemize-orders.ts'
import { connectTills } from '#seeds/connect-pos-systems.ts'
import { type DemoNotes, readDemoNotes } from '#seeds/demo-notes.ts'
import { isEmpty, loadDemo } from '#seeds/load-demo.ts'

/**
 * Loads the demo into an empty database, and connects its venues to the POS simulator beside it. Returns the notes
 * about the demo, if the database contains it.
 */
export async function prepareDemo(
  db: Database,
  tillUrl: string | undefined,
): Promise<((address: string) => string) | undefined> {
  const notes = (await isEmpty(db)) ? await loadCounted(db, new Date()) : await readDemoNotes(db)
  if (!notes) return undefined
  if (tillUrl !== undefined) await db.write(() => connectTills(tillUrl))
  return (address) => [...describe(notes, address), ...describeTill(tillUrl)].join('\n')
}

/** Loads the demo with the figures of its days, which schedules count only after a minute or two. */
async function loadCounted(db: Database, now: Date): Promise<DemoNotes> {
  const notes = await loadDemo(db, { now })
  await itemizeOrders(db, new Date(now.getTime() + 120_000))
  await rollUpDays(db, now)
  return notes
}

function describe({ signIns, password, guestTable }: DemoNotes, address: string): string[] {
  const width = Math.max(...signIns.map(({ email }) => email.length))
  return [
    '',
    `Demo sign-ins, password ${password}:`,
    ...signIns.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
    '',
    `A guest at ${guestTable.venue}, ${guestTable.table}, orders with the token ${guestTable.token}`,
    `  POST ${address}/${guestSessionPath} {"token": "${guestTable.token}"}`,
    '',
  ]
}

function describeTill(url: string | undefined): string[] {
  if (url === undefined) return []
  return [`Its point of sale is at ${url}`, `  POST ${url}/mood {"mood": "refuses", "times": 1}`, '']
}
