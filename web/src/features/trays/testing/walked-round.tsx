import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { connection } from '#kit/live/connection.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

export const start = '2026-03-04T08:35:00.000Z'
export const hotel = aVenue({ trayOutSettings: { ...aVenue().trayOutSettings, enabled: true } })
const layla = aUser({ role: 'waiter' })

export const trays = [
  aTray({ id: 1, tableId: 2, tableName: 'Room 204' }),
  aTray({ id: 2, tableId: 2, tableName: 'Room 204', createdAt: '2026-03-04T08:20:00.000Z' }),
  aTray({ id: 3, tableId: 3, tableName: 'Room 310', isOvernight: true }),
]

/** The state of the server: its trays, the rooms that it was asked to clear, and whether its answers arrive. */
type RoundServer = {
  known: TrayOut[]
  cleared: unknown[]
  hasLine: boolean
  listsArrive: boolean
  refusal: { code: number; reason: string; message: string } | null
  untilAnswered: Promise<void> | undefined
}

const untouched = { hasLine: true, listsArrive: true, refusal: null, untilAnswered: undefined }

/** Sets up a round through two rooms with trays, which starts again with each test. */
export function walkedRound() {
  const server: RoundServer = { ...untouched, known: [], cleared: [] }
  let close = () => {}

  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({ now: new Date(start), shouldAdvanceTime: true })
    Object.assign(server, untouched, { known: [...trays], cleared: [] })
  })

  afterEach(() => {
    close()
    vi.useRealTimers()
    connection.set('connecting')
  })

  async function open(differences: Partial<typeof hotel> = {}) {
    const venue = { ...hotel, ...differences }
    const load = async (isReload: boolean, user = layla) => {
      const opened = await openPage({
        features: [traysFeature],
        path: '/tables/round',
        user,
        isReload,
        start: startTraysLive,
        answer: (call) => answerOf(call, { venue, server }),
      })
      ;({ close } = opened)
      await pass(0)
    }
    await load(false)
    return {
      leave: () => close(),
      reload: async (user = layla) => {
        close()
        await load(true, user)
      },
      /** Opens it in a tab of its own. */
      reopen: async () => {
        close()
        await load(false)
      },
    }
  }

  return { server, open }
}

function answerOf(
  { path, query, body }: PageCall,
  { venue, server }: { venue: typeof hotel; server: RoundServer },
): unknown {
  if (path.startsWith('/v1/restaurant')) return path === '/v1/restaurant' ? [venue] : venue
  if (path === '/v1/clear/trays') return clear(body, server)
  if (path !== '/v1/tray-out') return undefined
  if (!server.listsArrive) throw new TypeError('no network')
  const status = query.get('status')
  const tableId = query.get('tableId')
  const since = query.get('updatedAt[$gte]') ?? ''
  return server.known.filter(
    (tray) =>
      (status === null || tray.status === status) &&
      (tableId === null || tray.tableId === Number(tableId)) &&
      tray.updatedAt >= since,
  )
}

async function clear(body: unknown, server: RoundServer): Promise<Response> {
  await server.untilAnswered
  if (!server.hasLine) throw new TypeError('no network')
  if (server.refusal) {
    const { code, reason, message } = server.refusal
    return Response.json({ name: 'Refused', message, code, className: 'refused', data: { reason } }, { status: code })
  }
  server.cleared.push(body)
  const { tableId } = body as { tableId: number }
  server.known = server.known.map((tray) => (tray.tableId === tableId ? fetched(tray, 'Layla') : tray))
  return Response.json({ tableId, trays: server.known.filter((tray) => tray.tableId === tableId), orderIds: [] })
}

export function fetched(tray: TrayOut, by: string): TrayOut {
  return { ...tray, status: 'expired', version: tray.version + 1, unlinkedBy: by, updatedAt: new Date().toISOString() }
}

export function room(name: string): HTMLElement {
  return screen.getByRole('checkbox', { name: new RegExp(name) })
}

export function isTicked(name: string): boolean {
  return room(name).getAttribute('aria-checked') === 'true'
}

export function progress(): string | null {
  return screen.getByRole('status').textContent
}

export async function tick(name: string): Promise<void> {
  const row = await screen.findByRole('checkbox', { name: new RegExp(name) })
  fireEvent.click(row)
}

/** Advances the time by `ms` milliseconds. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
