import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { updateUser } from '#kit/calls/session.ts'
import { at, closeFloorAfterEach, drawn, goesOn, openFloor, room, tiles } from '#features/tables/testing/open-floor.tsx'

closeFloorAfterEach()

it('has a tile for each room, what is worst first, with what goes on there', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls'), at(3, 'dishes'), at(3, 'dishes')])
  await openFloor()

  expect(await tiles()).toEqual(['Room 3 Show 2 dishes', 'Room 2 Sort ', 'Room 1 ', 'Room 4 '])
})

it('draws a tile again when something happens there, and no other', async () => {
  goesOn.set([1, 1, 2, 2, 3, 3].map((id) => at(id, 'dishes')))
  await openFloor()
  await tiles()
  drawn.length = 0

  act(() => goesOn.set([...goesOn.get(), at(2, 'dishes')]))

  await waitFor(async () => expect(await tiles()).toContain('Room 2 Sort 3 dishes'))
  expect(drawn).toEqual(['3 dishes'])
})

it('draws no tile again for what changes nothing of it', async () => {
  goesOn.set([1, 1, 2, 2].map((id) => at(id, 'dishes')))
  await openFloor()
  expect(await tiles()).toContain('Room 2 Sort 2 dishes')
  drawn.length = 0

  act(() => goesOn.set(goesOn.get().map((each) => ({ ...each }))))

  expect(drawn).toEqual([])
})

it('draws of a thousand rooms those in sight', async () => {
  await openFloor({ tables: Array.from({ length: 1_000 }, (_, index) => room(index + 1)) })

  expect((await tiles()).length).toBeLessThan(100)
  expect(screen.getByRole('button', { name: 'All 1,000' })).toBeDefined()
})

it('leads to the page of a room, with its name for the header', async () => {
  const { router, user } = await openFloor()
  await tiles()

  await user.click(screen.getByRole('link', { name: 'Room 2' }))

  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/tables/2', search: '?name=Room+2' }))
})

it('leaves a press that asks for another window to the browser', async () => {
  const { router } = await openFloor()
  await tiles()
  const press = createEvent.click(screen.getByRole('link', { name: 'Room 2' }), { ctrlKey: true })
  // The browser's own reaction can't be observed here.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  const prevented = vi.spyOn(press, 'preventDefault')

  fireEvent(screen.getByRole('link', { name: 'Room 2' }), press)

  expect(prevented).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/tables/management')
})

it('leaves out what this person may not see', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  await openFloor({ role: 'finance' })

  expect(await tiles()).toEqual(['Room 2 Sort ', 'Room 1 ', 'Room 3 ', 'Room 4 '])
})

it('shows more or less on an open floor when this person may see more or less', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  await openFloor()
  expect(await tiles()).toEqual(['Room 3 Show ', 'Room 2 Sort ', 'Room 1 ', 'Room 4 '])

  act(() => updateUser(aUser({ role: 'finance' })))
  expect(await tiles()).toEqual(['Room 2 Sort ', 'Room 1 ', 'Room 3 ', 'Room 4 '])

  act(() => updateUser(aUser({ role: 'manager' })))
  expect(await tiles()).toEqual(['Room 3 Show ', 'Room 2 Sort ', 'Room 1 ', 'Room 4 '])
})
