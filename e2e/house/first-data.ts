import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'
import { Brigade, firstDataFolder } from './brigade.ts'

/** The largest setting of the minutes before a venue's reminder of a tray. */
const mostMinutes = 170

/**
 * Creates the demo's data and compiles the server once; the Brigade of each file starts with a copy of the data and
 * with the compiled server.
 */
export default async function layOutFirstData(): Promise<() => Promise<void>> {
  const compiled = mkdtempSync(join(tmpdir(), 'brigade-compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  const brigade = new Brigade()
  await brigade.start()
  for (const email of ['waiter@hotel.demo', 'waiter@restaurant.demo']) await seeToRequests(brigade, email)
  await leaveTrays(brigade)
  // A server writes its compiled code to disk only when it ends normally.
  await brigade.stop('SIGTERM')
  process.env[firstDataFolder] = brigade.folder
  return async () => {
    await brigade.remove()
    rmSync(compiled, { recursive: true, force: true })
  }
}

/**
 * Resolves the demo's requests: they would become overdue as time passes, and pop up at managers in the middle of a
 * journey.
 */
async function seeToRequests({ url }: Brigade, email: string): Promise<void> {
  const token = await tokenOf(url, email)
  const requests = await call<{ id: number }[]>(url, { path: 'waiter?status=active&skipPaginate=true', token })
  for (const { id } of requests) {
    await call(url, { method: 'PATCH', path: `waiter/${id}`, token, body: { status: 'completed' } })
  }
}

/**
 * Delays the reminders of the demo's trays, which would pop up as well: no reminder comes before the journeys are over.
 */
async function leaveTrays({ url }: Brigade): Promise<void> {
  const token = await tokenOf(url, 'manager@hotel.demo')
  const path = 'restaurant/1'
  const { trayOutSettings } = await call<{ trayOutSettings: object }>(url, { path, token })
  const body = { trayOutSettings: { ...trayOutSettings, linkedTrayNotificationDuration: mostMinutes } }
  await call(url, { method: 'PATCH', path, token, body })
}
