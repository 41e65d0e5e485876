import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'
import { Brigade, firstDataFolder } from './brigade.ts'

/** The latest that a venue can have its people reminded of a tray. */
const mostMinutes = 170

/** Has the demo laid out and the server compiled once; each file's Brigade begins with a copy of the one and with the other. */
export default async function layOutFirstData(): Promise<() => Promise<void>> {
  const compiled = mkdtempSync(join(tmpdir(), 'brigade-compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  const brigade = new Brigade()
  await brigade.start()
  for (const email of ['waiter@hotel.demo', 'waiter@restaurant.demo']) await seeToRequests(brigade, email)
  await leaveTrays(brigade)
  // What is compiled is written down by a server that ends in order.
  await brigade.stop('SIGTERM')
  process.env[firstDataFolder] = brigade.folder
  return async () => {
    await brigade.remove()
    rmSync(compiled, { recursive: true, force: true })
  }
}

/** What waits in the demo becomes overdue as time goes by, and would pop up at managers in the midst of some journey. */
async function seeToRequests({ url }: Brigade, email: string): Promise<void> {
  const token = await tokenOf(url, email)
  const requests = await call<{ id: number }[]>(url, { path: 'waiter?status=active&skipPaginate=true', token })
  for (const { id } of requests) {
    await call(url, { method: 'PATCH', path: `waiter/${id}`, token, body: { status: 'completed' } })
  }
}

/** So would the trays that stand in rooms: nobody is reminded of these before the journeys are over. */
async function leaveTrays({ url }: Brigade): Promise<void> {
  const token = await tokenOf(url, 'manager@hotel.demo')
  const path = 'restaurant/1'
  const { trayOutSettings } = await call<{ trayOutSettings: object }>(url, { path, token })
  const body = { trayOutSettings: { ...trayOutSettings, linkedTrayNotificationDuration: mostMinutes } }
  await call(url, { method: 'PATCH', path, token, body })
}
