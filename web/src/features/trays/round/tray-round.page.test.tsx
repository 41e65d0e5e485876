import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  fetched,
  hotel,
  isTicked,
  pass,
  progress,
  room,
  tick,
  trays,
  walkedRound,
} from '#features/trays/testing/walked-round.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { toastTexts } from '#kit/testing/toast-texts.ts'
import '#kit/presses/guard-presses.ts'

const { server, open } = walkedRound()

it('has the rooms with trays floor by floor, each with how many and since when', async () => {
  await open()

  const floors = await screen.findAllByRole('region')
  expect(floors.map((floor) => floor.getAttribute('aria-label'))).toEqual(['Floor 2', 'Floor 3'])
  expect(within(floors[0]!).getByRole('checkbox').textContent).toBe('Room 204 2 trays 35 min ')
  expect(within(floors[1]!).getByRole('checkbox').textContent).toContain('Overnight')
  expect(screen.getByRole('status').textContent).toBe('0 of 2 rooms done')
})

it('says which room has a tray that is late, as soon as it is', async () => {
  await open({ trayOutSettings: { ...hotel.trayOutSettings, isLinkedTrayNotificationDuration: true } })
  expect((await screen.findByRole('checkbox', { name: /Room 204/ })).textContent).not.toContain('late')

  await pass(12 * 60_000)

  expect(room('Room 204').textContent).toContain('late 2')
})

it('clears a room that is ticked off, of what was there by then, once it can be taken back no more', async () => {
  await open()

  await tick('Room 204')
  expect(isTicked('Room 204')).toBe(true)
  expect(progress()).toBe('1 of 2 rooms done')
  await pass(9_000)
  expect(server.cleared).toEqual([])
  await pass(2_000)

  expect(server.cleared).toEqual([{ tableId: 2, until: expect.stringMatching(/^2026-03-04T08:35:0\d/) }])
  expect(room('Room 204').textContent).toContain('Collected at 12:35 by Layla')
  expect(screen.queryByRole('button', { name: 'Undo Room 204' })).toBeNull()
})

it('clears nothing that was taken back', async () => {
  await open()

  await tick('Room 204')
  await press('Undo Room 204')
  await pass(20_000)

  expect(server.cleared).toEqual([])
  expect(progress()).toBe('0 of 2 rooms done')
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
  server.known = server.known.map((tray) => (tray.tableId === 2 ? fetched(tray, 'Omar') : tray))
  server.refusal = { code: 409, reason: 'roomEmpty', message: 'There are no trays' }

  await tick('Room 204')
  await pass(11_000)

  expect(room('Room 204').textContent).toContain('by Omar')
  expect(toastTexts()).toEqual([])
})

it('has a room wait again that was not cleared, and says why', async () => {
  await open()
  server.refusal = { code: 422, reason: 'traysOff', message: 'This venue does not follow its trays.' }

  await tick('Room 204')
  await pass(11_000)

  expect(isTicked('Room 204')).toBe(false)
  expect(toastTexts()).toEqual(['Room 204 wasn’t cleared. This venue does not follow its trays.'])
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
  await press('Start round')

  expect(await screen.findByText('0 of 1 room done')).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: /Room 204/ })).toBeNull()
})

it('begins another round without a line too, and a second tap of it ticks off no room', async () => {
  await open()
  await tick('Room 204')
  await pass(11_000)
  const button = await screen.findByRole('button', { name: 'Start round' })
  const finger = { detail: 1, clientX: 100, clientY: 700 }
  server.listsArrive = false

  fireEvent.click(button, finger)
  await pass(0)
  expect(progress()).toBe('0 of 1 room done')
  fireEvent.click(room('Room 310'), finger)

  expect(isTicked('Room 310')).toBe(false)
})

it('says that there is nothing to fetch, and that the round is over', async () => {
  server.known = []
  await open()
  expect(await screen.findByText('No trays in rooms.')).toBeDefined()

  act(() => applyNow(traysPath, aTray()))
  await screen.findByText('0 of 1 room done')
  act(() => applyNow(traysPath, fetched(aTray(), 'Omar')))

  expect(await screen.findByText('1 of 1 room done. Round complete.')).toBeDefined()
})

it('is not walked where trays are not followed', async () => {
  await open({ trayOutSettings: { ...hotel.trayOutSettings, enabled: false } })

  expect(await screen.findByText('Tray tracking is off')).toBeDefined()
})

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await pass(1_000)
  fireEvent.click(button)
}
