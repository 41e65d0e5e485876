import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { isTicked, pass, room, start, tick, walkedRound } from '#features/trays/testing/walked-round.tsx'
import { connection } from '#kit/live/connection.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { unfinishedSentences, sendUnfinished } from '#kit/outbox/outbox.ts'

const { server, open } = walkedRound()

const omar = aUser({ id: 99, role: 'waiter', fname: 'Omar' })

it('keeps what was ticked off without a line, over a reload too, and sends it once when it is back', async () => {
  const { reload } = await open()
  server.hasLine = false
  act(() => connection.set('offline'))
  await tick('Room 204')
  await pass(30_000)
  expect(room('Room 204').textContent).toContain('Sends when you’re back online')

  await reload()
  await pass(10_000)
  expect(isTicked('Room 204')).toBe(true)
  expect(server.cleared).toEqual([])
  server.hasLine = true
  act(() => connection.set('online'))
  await pass(60_000)

  expect(server.cleared).toHaveLength(1)
  expect(room('Room 204').textContent).toContain('by Layla')
})

it('sends what was ticked off without a line though its tab was closed, once the page is opened again', async () => {
  const { leave, reopen } = await open()
  server.hasLine = false
  act(() => connection.set('offline'))
  await tick('Room 204')
  await pass(30_000)

  leave()
  server.hasLine = true
  act(() => connection.set('online'))
  await reopen()
  await pass(0)

  expect(server.cleared).toMatchObject([{ tableId: 2 }])
})

it('sends nothing that was ticked off half a day ago', async () => {
  const { reload } = await open()
  server.hasLine = false
  await tick('Room 204')
  await pass(11_000)

  server.hasLine = true
  vi.setSystemTime(Date.parse(start) + 13 * 3_600_000)
  await reload()
  await pass(11_000)

  expect(server.cleared).toEqual([])
  expect(isTicked('Room 204')).toBe(false)
})

it('does not clear what is taken back in another tab, but what is ticked off there', async () => {
  await open()
  await tick('Room 204')

  const key = tickElsewhere('Room 310')
  localStorage.removeItem(keyOfTick('Room 204'))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  await pass(0)
  expect([isTicked('Room 204'), isTicked('Room 310')]).toEqual([false, true])
  await pass(11_000)

  expect(server.cleared).toMatchObject([{ tableId: 3 }])
})

it('keeps what is ticked off in another tab though it has not heard of it when it clears a room', async () => {
  const { reopen } = await open()
  await tick('Room 204')

  tickElsewhere('Room 310')
  await pass(11_000)
  expect(server.cleared).toMatchObject([{ tableId: 2 }])
  await reopen()
  await pass(0)

  expect(server.cleared).toMatchObject([{ tableId: 2 }, { tableId: 3 }])
})

it('has nothing taken back that was sent without an answer, and says that nobody knows, until one comes', async () => {
  const { reload } = await open()
  server.hasLine = false
  await tick('Room 204')
  expect(undoOf('Room 204')).not.toBeNull()
  await pass(11_000)
  expect(undoOf('Room 204')).toBeNull()
  expect(room('Room 204').textContent).toContain('Not confirmed yet')

  await reload()
  act(() => connection.set('offline'))
  await screen.findByRole('checkbox', { name: /Room 204/ })
  expect(undoOf('Room 204')).toBeNull()
  expect(room('Room 204').textContent).toContain('Not confirmed yet')
  server.hasLine = true
  act(() => connection.set('online'))
  await pass(0)

  expect(room('Room 204').textContent).toContain('by Layla')
})

it('says nothing of doubt while a tick is sent first, and has it not taken back', async () => {
  await open()
  const answered = Promise.withResolvers<void>()
  server.untilAnswered = answered.promise
  await tick('Room 204')
  await pass(11_000)

  expect(undoOf('Room 204')).toBeNull()
  expect(room('Room 204').textContent).toContain('Done')
  answered.resolve()
  await pass(0)
  expect(room('Room 204').textContent).toContain('by Layla')
})

it('has it taken back while there is no line, and where the server has said to ask later', async () => {
  await open()
  server.refusal = { code: 429, reason: 'tooMany', message: 'Too many calls at once.' }
  await tick('Room 310')
  await pass(11_000)
  expect(undoOf('Room 310')).not.toBeNull()

  server.hasLine = false
  act(() => connection.set('offline'))
  await tick('Room 204')
  await pass(30_000)

  expect(undoOf('Room 310')).not.toBeNull()
  expect(undoOf('Room 204')).not.toBeNull()
})

it('takes back what was ticked off in a room again without what was sent before', async () => {
  await open()
  server.hasLine = false
  await tick('Room 310')
  await pass(11_000)
  const createdAt = '2026-03-04T08:35:11.000Z'
  act(() => applyNow(traysPath, aTray({ id: 9, tableId: 3, tableName: 'Room 310', createdAt })))
  await pass(1_000)

  await tick('Room 310')
  fireEvent.click(undoOf('Room 310')!)
  server.hasLine = true
  await pass(20_000)

  expect(server.cleared).toEqual([{ tableId: 3, until: expect.stringMatching(/^2026-03-04T08:35:0/) }])
})

it('clears at once what is ticked off when its person leaves', async () => {
  await open()
  await tick('Room 204')
  await tick('Room 310')

  await act(sendUnfinished)

  expect(server.cleared).toHaveLength(2)
  expect(unfinishedSentences()).toEqual([])
})

it('keeps from another what was ticked off without a line, until its person is here again', async () => {
  const { reload } = await open()
  server.hasLine = false
  act(() => connection.set('offline'))
  await tick('Room 204')
  await tick('Room 310')
  await act(sendUnfinished)
  expect(unfinishedSentences()).toEqual([
    '2 rooms that you marked done aren’t cleared yet. They will be cleared when you sign in here again.',
  ])

  server.hasLine = true
  await reload(omar)
  act(() => connection.set('online'))
  await screen.findByRole('checkbox', { name: /Room 204/ })
  expect(isTicked('Room 204')).toBe(false)
  await tick('Room 310')
  await pass(11_000)
  expect(server.cleared).toMatchObject([{ tableId: 3 }])
  await reload()
  await pass(0)

  expect(server.cleared).toMatchObject([{ tableId: 3 }, { tableId: 2 }, { tableId: 3 }])
})

it('keeps the other rooms where its person leaves while one is being cleared', async () => {
  const { reload, leave } = await open()
  const answered = Promise.withResolvers<void>()
  server.untilAnswered = answered.promise
  await tick('Room 204')
  await pass(5_000)
  await tick('Room 310')
  await pass(6_000)

  leave()
  answered.resolve()
  await pass(0)
  await reload()
  await pass(10_000)

  expect(server.cleared).toMatchObject([{ tableId: 2 }, { tableId: 3 }])
})

it('clears what was ticked off though the clock is set back meanwhile', async () => {
  await open()
  await tick('Room 204')

  vi.setSystemTime(Date.parse(start) - 3_600_000)
  await pass(11_000)

  expect(server.cleared).toHaveLength(1)
})

function undoOf(name: string): HTMLElement | null {
  return screen.queryByRole('button', { name: `Undo ${name}` })
}

/** Ticks a room off like Room 204, as another tab of the same person does. Returns the key of the tick. */
function tickElsewhere(name: 'Room 310'): string {
  const own = keyOfTick('Room 204')
  const as310 = (text: string) => text.replace('tray round 2 ', 'tray round 3 ').replace('"tableId":2', '"tableId":3')
  localStorage.setItem(as310(own), as310(localStorage.getItem(own) ?? '').replace('Room 204', name))
  return as310(own)
}

function keyOfTick(name: string): string {
  return Object.keys(localStorage).find((key) => localStorage.getItem(key)?.includes(`"room":"${name}"`)) ?? ''
}
