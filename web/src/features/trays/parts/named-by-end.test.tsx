import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aSticker } from '@brigade/domain/testing/trays.builders.ts'
import type { TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NameTray } from '#features/trays/parts/name-tray.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => close())

const newBatch = { ...aSticker(2), type: 'trolly' as const, serialContent: 'NEWBATCH1-001' }

it.each(['020', '-020', 'Tray …-020', '٠٢٠'])('takes %s for the one tray whose serial ends so', async (typed) => {
  const { named, asked } = await open([aSticker(20)])

  find(typed)

  await waitFor(() => expect(named).toEqual(['HARBOUR-1-020']))
  expect(asked().map((query) => query.get('restaurantId'))).toEqual(['1'])
  expect(asked().map((query) => query.get('serialEnd')?.replace('-', ''))).toEqual(['020'])
})

it('offers those that end alike by their whole serials', async () => {
  const { named } = await open([aSticker(1), newBatch])

  find('-001')

  expect((await screen.findByRole('alert')).textContent).toBe('Several trays end in -001. Choose one.')
  expect(named).toEqual([])
  const offered = within(screen.getByRole('list')).getAllByRole('button')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Tray HARBOUR-1-001', 'Trolley NEWBATCH1-001'])
  fireEvent.click(offered[1]!)
  expect(named).toEqual(['NEWBATCH1-001'])
})

it('wants more of the serial where many end alike, and says where none does', async () => {
  const { named } = await open([aSticker(1), newBatch], 12)

  find('1')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many trays end in 1. Type more of the serial.')
  expect(screen.queryByRole('list')).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '11' } })
  expect(screen.queryByRole('alert')).toBeNull()
  find('no-such-tray')
  expect((await screen.findByRole('alert')).textContent).toBe('No tray ends in no-such-tray.')

  expect(named).toEqual([])
})

function find(typed: string): void {
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.submit(field)
}

/** Opens the naming of a tray in a hotel with these stickers; `total` is how many there have the ending in question. */
async function open(stickers: readonly TraySticker[], total = stickers.length) {
  const named: string[] = []
  const calls: PageCall[] = []
  const element = <NameTray venueId={1} label="Find" onNamed={(serial) => named.push(serial)} />
  const opened = await openPage({
    features: [{ ...traysFeature, routes: [{ path: '/', element }] }],
    path: '/',
    user: aUser({ role: 'waiter' }),
    answer: (call) => {
      calls.push(call)
      if (call.query.get('serialEnd') === 'no-such-tray') return { total: 0, limit: 10, skip: 0, data: [] }
      return { total, limit: 10, skip: 0, data: stickers }
    },
  })
  ;({ close } = opened)
  await screen.findByRole('textbox')
  return { named, asked: () => calls.filter(({ service }) => service === 'trayqrs').map(({ query }) => query) }
}
