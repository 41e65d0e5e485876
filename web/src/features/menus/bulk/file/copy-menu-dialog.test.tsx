import { aMenu } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyMenuDialog } from '#features/menus/bulk/file/copy-menu-dialog.tsx'
import { type BulkCall, openBulk, refused } from '#features/menus/bulk/testing/open-bulk.tsx'

const here = aVenue({ id: 1, name: 'Harbour', currency: 'AED' })
const dear = aVenue({ id: 2, name: 'Olive', currency: 'USD' })
const third = aVenue({ id: 3, name: 'Pier', currency: 'QAR' })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(venues: Venue[], copied: () => Response = () => refused(409, {})) {
  const onClose = vi.fn<() => void>()
  const calls = await openBulk(<CopyMenuDialog venue={here} menu={aMenu()} onClose={onClose} />, (call) =>
    call.method === 'POST' ? copied() : venuesOf(call, venues),
  )
  // The choices of the select have no layout: their list would try to scroll.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(0)
  return { onClose, copies: () => calls.filter(({ method }) => method === 'POST') }
}

function venuesOf({ address }: BulkCall, venues: readonly Venue[]): Response {
  const id = Number(/restaurant\/(\d+)/.exec(address)?.[1])
  if (id) return Response.json(venues.find((venue) => venue.id === id))
  if (address.includes('skipPaginate')) return Response.json(venues)
  return Response.json({ total: venues.length, limit: 50, skip: 0, data: venues })
}

const copy = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Copy menu' })
const keep = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Copy the prices as they are' })

async function choose(venue: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Venue' }))
  fireEvent.click(await screen.findByTitle(venue))
}

it('asks about the prices of another currency, for each venue anew', async () => {
  const done = { fromMenuId: 1, restaurantId: 3, menuId: 9, categories: 1, items: 1, sides: 0, modifiers: 0 }
  const { onClose, copies } = await open([here, dear, third], () => Response.json(done, { status: 201 }))

  expect(copy().disabled).toBe(true)
  await choose('Olive')
  fireEvent.click(await keep())
  expect(screen.getByText(/Prices keep their numbers: AED\s12.00 becomes USD\s12.00/)).toBeDefined()
  expect(copy().disabled).toBe(false)
  await choose('Pier')

  await screen.findByText(/AED\s12.00 becomes QAR\s12.00/)
  expect((await keep()).checked).toBe(false)
  expect(copy().disabled).toBe(true)
  fireEvent.click(await keep())
  fireEvent.click(copy())

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(copies()).toMatchObject([{ address: '/v1/copy/menu', body: { menuId: 1, restaurantId: 3, keepPrices: true } }])
})

it('offers a manager of two venues the other one', async () => {
  const manager = aUser({ role: 'manager', restaurantId: [1, 2] })
  const answer = (call: BulkCall) => venuesOf(call, [here, dear])
  await openBulk(<CopyMenuDialog venue={here} menu={aMenu()} onClose={() => undefined} />, answer, manager)

  expect(await keep()).toBeDefined()
  expect(screen.getByText('Olive')).toBeDefined()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Venue' }))
  expect(screen.queryByText('Harbour')).toBeNull()
})

it('shows what is wrong with the name at its field, and keeps the dialog', async () => {
  const same = aVenue({ id: 2, name: 'Olive', currency: 'AED' })
  const { onClose, copies } = await open([here, same], () =>
    refused(400, { fields: { 'name.en': 'Taken.' }, codes: { 'name.en': 'nameTaken' } }),
  )
  await waitFor(() => expect(copy().disabled).toBe(false))
  fireEvent.change(screen.getByLabelText('Name of the copy in English'), { target: { value: 'Supper' } })
  fireEvent.click(copy())

  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/Name of the copy in English/).value).toBe('Supper')
  expect(copies()).toMatchObject([{ body: { name: { en: 'Supper' } } }])
  expect(onClose).not.toHaveBeenCalled()
})

it('says that there is no other venue', async () => {
  await open([here])

  expect(await screen.findByText('There is no other venue.')).toBeDefined()
  expect(copy().disabled).toBe(true)
})

it('says that the venues can’t be loaded', async () => {
  const onClose = () => undefined
  await openBulk(<CopyMenuDialog venue={here} menu={aMenu()} onClose={onClose} />, () => refused(403, {}))

  expect(await screen.findByText('The venues can’t be loaded.')).toBeDefined()
  expect(copy().disabled).toBe(true)
})
