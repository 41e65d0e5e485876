import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { connection } from '#kit/connection.ts'
import { applyNow } from '#kit/live-rules.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { useToasts } from '#kit/toasts.ts'
import { sayUnsentActs, sendUnsentActs } from '#kit/unsent-acts.ts'

const start = '2026-03-04T08:35:00.000Z'
const layla = aUser({ role: 'waiter' })
const omar = aUser({ id: 99, role: 'waiter', fname: 'Omar' })
const hotel = aVenue({ trayOutSettings: { ...aVenue().trayOutSettings, enabled: true } })
const trays = [
  aTray({ id: 1, tableId: 2, tableName: 'Room 204' }),
  aTray({ id: 2, tableId: 2, tableName: 'Room 204', createdAt: '2026-03-04T08:20:00.000Z' }),
  aTray({ id: 3, tableId: 3, tableName: 'Room 310', isOvernight: true }),
]

/** What the server has: its trays, what it was asked to clear, and whether its answers arrive. */
let known: TrayOut[]
let cleared: unknown[]
let hasLine: boolean
let listsArrive: boolean
let refusal: { code: number; reason: string; message: string } | null
let untilAnswered: Promise<void> | undefined
let close = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(start), shouldAdvanceTime: true })
  known = [...trays]
  cleared = []
  hasLine = true
  listsArrive = true
  refusal = null
  untilAnswered = undefined
})

afterEach(() => {
  close()
  vi.useRealTimers()
  connection.set('connecting')
})

it('has the rooms with trays floor by floor, each with how many and since when', async () => {
  await open()

  const floors = await screen.findAllByRole('region')
  expect(floors.map((floor) => floor.getAttribute('aria-label'))).toEqual(['Floor 2', 'Floor 3'])
  expect(within(floors[0]!).getByRole('checkbox').textContent).toBe('Room 204 2 trays 35 mins ')
  expect(within(floors[1]!).getByRole('checkbox').textContent).toContain('Overnight')
  expect(screen.getByRole('status').textContent).toBe('0 of 2 rooms done')
})

it('says which room has a tray that is late, as soon as it is', async () => {
  await open({ trayOutSettings: { ...hotel.trayOutSettings, isLinkedTrayNotificationDuration: true } })
  expect((await screen.findByRole('checkbox', { name: /Room 204/ })).textContent).not.toContain('late')

  await pass(10 * 60_000)

  expect(room('Room 204').textContent).toContain('45 mins, late')
})

it('clears a room that is ticked off, of what was there by then, once it can be taken back no more', async () => {
  await open()

  await tick('Room 204')
  expect(isTicked('Room 204')).toBe(true)
  expect(progress()).toBe('1 of 2 rooms done')
  await pass(9_000)
  expect(cleared).toEqual([])
  await pass(2_000)

  expect(cleared).toEqual([{ tableId: 2, until: expect.stringMatching(/^2026-03-04T08:35:0\d/) }])
  expect(room('Room 204').textContent).toContain('Fetched at 12:35 by Layla')
  expect(screen.queryByRole('button', { name: 'Undo Room 204' })).toBeNull()
})

it('clears nothing that was taken back', async () => {
  await open()

  await tick('Room 204')
  await press('Undo Room 204')
  await pass(20_000)

  expect(cleared).toEqual([])
  expect(progress()).toBe('0 of 2 rooms done')
})

it('keeps what was ticked off without a line, over a reload too, and sends it once when it is back', async () => {
  const { reload } = await open()
  hasLine = false
  act(() => connection.set('offline'))
  await tick('Room 204')
  await pass(30_000)
  expect(room('Room 204').textContent).toContain('Kept until the line is back')

  await reload()
  await pass(10_000)
  expect(isTicked('Room 204')).toBe(true)
  expect(cleared).toEqual([])
  hasLine = true
  act(() => connection.set('online'))
  await pass(60_000)

  expect(cleared).toHaveLength(1)
  expect(room('Room 204').textContent).toContain('by Layla')
})

it('clears at once what is ticked off when its person leaves', async () => {
  await open()
  await tick('Room 204')
  await tick('Room 310')

  await act(sendUnsentActs)

  expect(cleared).toHaveLength(2)
  expect(sayUnsentActs()).toEqual([])
})

it('keeps from another what was ticked off without a line, until its person is here again', async () => {
  const { reload } = await open()
  hasLine = false
  act(() => connection.set('offline'))
  await tick('Room 204')
  await tick('Room 310')
  await act(sendUnsentActs)
  expect(sayUnsentActs()).toEqual([
    '2 rooms that you ticked off are not cleared yet. They will be when you sign in here again.',
  ])

  hasLine = true
  await reload(omar)
  await screen.findByRole('checkbox', { name: /Room 204/ })
  expect(isTicked('Room 204')).toBe(false)
  await tick('Room 310')
  await pass(11_000)
  expect(cleared).toMatchObject([{ tableId: 3 }])
  await reload()
  await pass(0)

  expect(cleared).toMatchObject([{ tableId: 3 }, { tableId: 2 }, { tableId: 3 }])
})

it('keeps the other rooms where its person leaves while one is being cleared', async () => {
  const { reload } = await open()
  const answered = Promise.withResolvers<void>()
  untilAnswered = answered.promise
  await tick('Room 204')
  await pass(5_000)
  await tick('Room 310')
  await pass(6_000)

  close()
  answered.resolve()
  await pass(0)
  await reload()
  await pass(10_000)

  expect(cleared).toMatchObject([{ tableId: 2 }, { tableId: 3 }])
})

it('clears what was ticked off though the clock is set back meanwhile', async () => {
  await open()
  await tick('Room 204')

  vi.setSystemTime(Date.parse(start) - 3_600_000)
  await pass(11_000)

  expect(cleared).toHaveLength(1)
})

it('takes what others clear as done, with who it was', async () => {
  await open()

  act(() => applyNow(traysPath, fetched(trays[2]!, 'Omar')))

  expect(await screen.findByText(/by Omar$/)).toBeDefined()
  expect(isTicked('Room 310')).toBe(true)
  expect(progress()).toBe('1 of 2 rooms done')
})

it('has a room that somebody was faster in as done, and says nothing of it', async () => {
  await open()
  known = known.map((tray) => (tray.tableId === 2 ? fetched(tray, 'Omar') : tray))
  refusal = { code: 409, reason: 'roomEmpty', message: 'There are no trays' }

  await tick('Room 204')
  await pass(11_000)

  expect(room('Room 204').textContent).toContain('by Omar')
  expect(told()).toEqual([])
})

it('has a room wait again that was not cleared, and says why', async () => {
  await open()
  refusal = { code: 422, reason: 'traysOff', message: 'This venue does not follow its trays.' }

  await tick('Room 204')
  await pass(11_000)

  expect(isTicked('Room 204')).toBe(false)
  expect(told()).toEqual(['Room 204 was not cleared. This venue does not follow its trays.'])
})

it('has a room wait again when another tray comes to it', async () => {
  await open()
  await tick('Room 310')
  await pass(11_000)

  act(() =>
    applyNow(traysPath, aTray({ id: 9, tableId: 3, tableName: 'Room 310', createdAt: '2026-03-04T08:40:00.000Z' })),
  )
  await pass(0)

  expect(isTicked('Room 310')).toBe(false)
})

it('goes on after the page was loaded again, until another round is begun', async () => {
  const { reload } = await open()
  await tick('Room 204')
  await pass(11_000)

  await reload()
  expect(await screen.findByText('1 of 2 rooms done')).toBeDefined()
  await press('New round')

  expect(await screen.findByText('0 of 1 room done')).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: /Room 204/ })).toBeNull()
})

it('begins another round without a line too, and a second tap of it ticks off no room', async () => {
  await open()
  await tick('Room 204')
  await pass(11_000)
  const button = await screen.findByRole('button', { name: 'New round' })
  const finger = { detail: 1, clientX: 100, clientY: 700 }
  listsArrive = false

  fireEvent.click(button, finger)
  await pass(0)
  expect(progress()).toBe('0 of 1 room done')
  fireEvent.click(room('Room 310'), finger)

  expect(isTicked('Room 310')).toBe(false)
})

it('says that there is nothing to fetch, and that the round is over', async () => {
  known = []
  await open()
  expect(await screen.findByText('No trays in rooms')).toBeDefined()

  act(() => applyNow(traysPath, aTray()))
  await screen.findByText('0 of 1 room done')
  act(() => applyNow(traysPath, fetched(aTray(), 'Omar')))

  expect(await screen.findByText('1 of 1 room done. The round is over.')).toBeDefined()
})

it('is not walked where trays are not followed', async () => {
  await open({ trayOutSettings: { ...hotel.trayOutSettings, enabled: false } })

  expect(await screen.findByText('This hotel does not follow its trays')).toBeDefined()
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
      answer: (call) => answerOf(call, venue),
    })
    ;({ close } = opened)
    await pass(0)
  }
  await load(false)
  return {
    reload: async (user = layla) => {
      close()
      await load(true, user)
    },
  }
}

function answerOf({ path, query, body }: PageCall, venue: typeof hotel): unknown {
  if (path.startsWith('/v1/restaurant')) return path === '/v1/restaurant' ? [venue] : venue
  if (path === '/v1/clear/trays') return clear(body)
  if (path !== '/v1/tray-out') return undefined
  if (!listsArrive) throw new TypeError('no network')
  const status = query.get('status')
  const tableId = query.get('tableId')
  const since = query.get('updatedAt[$gte]') ?? ''
  return known.filter(
    (tray) =>
      (status === null || tray.status === status) &&
      (tableId === null || tray.tableId === Number(tableId)) &&
      tray.updatedAt >= since,
  )
}

async function clear(body: unknown): Promise<Response> {
  await untilAnswered
  if (!hasLine) throw new TypeError('no network')
  if (refusal) {
    const { code, reason, message } = refusal
    return Response.json({ name: 'Refused', message, code, className: 'refused', data: { reason } }, { status: code })
  }
  cleared.push(body)
  const { tableId } = body as { tableId: number }
  known = known.map((tray) => (tray.tableId === tableId ? fetched(tray, 'Layla') : tray))
  return Response.json({ tableId, trays: known.filter((tray) => tray.tableId === tableId), orderIds: [] })
}

function fetched(tray: TrayOut, by: string): TrayOut {
  return { ...tray, status: 'expired', version: tray.version + 1, unlinkedBy: by, updatedAt: new Date().toISOString() }
}

function room(name: string): HTMLElement {
  return screen.getByRole('checkbox', { name: new RegExp(name) })
}

function isTicked(name: string): boolean {
  return room(name).getAttribute('aria-checked') === 'true'
}

function progress(): string | null {
  return screen.getByRole('status').textContent
}

function told(): string[] {
  return renderHook(() => useToasts()).result.current.map(({ text }) => text)
}

async function tick(name: string): Promise<void> {
  const row = await screen.findByRole('checkbox', { name: new RegExp(name) })
  fireEvent.click(row)
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await pass(1_000)
  fireEvent.click(button)
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
