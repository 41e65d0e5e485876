import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aPrint, aPrinter } from '@brigade/domain/testing/printers.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { printersFeature } from '#features/printers/printers.feature.tsx'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/printers/pages/printers.page.tsx'
import '#features/printers/pages/prints.page.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

type Known = { printers?: Printer[]; prints?: PrintJob[]; role?: 'manager' | 'orderTaker'; path?: string }

/** Opens the screens of printers at a hotel that has these. */
async function open({ printers = [], prints = [], role = 'manager', path = '/printers' }: Known) {
  const writes: object[] = []
  const opened = await openPage({
    features: [printersFeature, venuesFeature, authFeature],
    path,
    user: aUser({ role }),
    answer({ method, service, id, body }) {
      if (service === 'restaurant') return id ? aVenue() : [aVenue()]
      if (method !== 'GET') {
        writes.push({ method, service, ...(id && { id }), body })
        return { ...aPrinter(), ...(body as object) }
      }
      if (service === 'printers') return printers
      return service === 'print-jobs' ? { total: prints.length, limit: 20, skip: 0, data: prints } : []
    },
  })
  close = opened.close
  return { user: opened.user, writes }
}

it('adds a printer by its name and address, and says what is wrong before it is sent', async () => {
  const { user, writes } = await open({ printers: [aPrinter()] })
  await screen.findByText('Kitchen')
  await user.click(screen.getByRole('button', { name: 'Add printer' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'kitchen')
  await user.type(screen.getByRole('textbox', { name: /^Network address/ }), '192.168.1.40:9100')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Another printer at this venue has this name.')).toBeDefined()
  expect(screen.getByText(/Enter a valid host name/)).toBeDefined()
  expect(writes).toEqual([])

  await user.clear(screen.getByRole('textbox', { name: /^Name/ }))
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Grill')
  await user.clear(screen.getByRole('textbox', { name: /^Network address/ }))
  await user.type(screen.getByRole('textbox', { name: /^Network address/ }), '192.168.1.40')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    method: 'POST',
    service: 'printers',
    body: { restaurantId: 1, name: 'Grill', host: '192.168.1.40', port: 9100, languages: null, takesOtherItems: true },
  })
})

it('reads a port in the digits in which it is typed, and says what is none', async () => {
  const { user, writes } = await open({ printers: [aPrinter()] })
  await user.click(await screen.findByRole('button', { name: 'Edit Kitchen' }))
  const port = await screen.findByRole('textbox', { name: 'Port' })
  await user.clear(port)
  await user.type(port, '91OO')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Enter a port from 1 to 65535.')).toBeDefined()
  expect(writes).toEqual([])

  await user.clear(port)
  await user.type(port, '٩١٠١')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toMatchObject([{ method: 'PATCH', id: '1', body: { port: 9101 } }]))
})

it('says what each printer prints and who stands in, and tries one', async () => {
  const bar = aPrinter({ id: 2, name: 'Bar', takesOtherItems: false, categoryIds: [4, 5], receipts: 'onRequest' })
  const { user, writes } = await open({ printers: [aPrinter({ fallbackPrinterId: 2 }), bar] })

  const row = (await screen.findByRole('rowheader', { name: /Kitchen/ })).closest('tr')!
  expect(within(row).getByText('All other items')).toBeDefined()
  expect(within(row).getByText('Bar')).toBeDefined()
  expect(screen.getByText('2 categories · Receipts on request')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Print test page at Kitchen' }))

  await waitFor(() => expect(writes).toEqual([{ method: 'POST', service: 'printer-test', body: { printerId: 1 } }]))
})

it('says where there is no printer yet', async () => {
  await open({})

  expect(await screen.findByText('No printers yet.')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

it('lets an order taker see printers, and change none', async () => {
  await open({ printers: [aPrinter()], role: 'orderTaker' })

  expect(await screen.findByText('Kitchen')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add printer' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Edit Kitchen' })).toBeNull()
})

it('says why a print came to nothing, and prints it elsewhere', async () => {
  const printers = [aPrinter(), aPrinter({ id: 2, name: 'Bar' })]
  const prints = [
    aPrint({ id: 7, state: 'uncertain', reason: 'noAnswer' }),
    aPrint({ id: 6, state: 'failed', reason: 'paperOut', what: 'receipt' }),
    aPrint({ id: 5, state: 'printed', printerId: 2, insteadOfId: 1 }),
  ]
  const { user, writes } = await open({ printers, prints, path: '/printers/prints' })

  const uncertain = (await screen.findByText('Ticket, order 12', { selector: 'tr:nth-child(1) *' })).closest('tr')!
  expect(within(uncertain).getByText(/Check the printer first/)).toBeDefined()
  expect(within(uncertain).getByRole('button', { name: 'Mark printed' })).toBeDefined()
  const failed = screen.getByText('Receipt, order 12').closest('tr')!
  expect(within(failed).getByText('The printer is out of paper.')).toBeDefined()
  expect(within(failed).queryByRole('button', { name: 'Mark printed' })).toBeNull()
  expect(screen.getByText('instead of Kitchen')).toBeDefined()
  await user.click(within(failed).getByRole('button', { name: 'Print at another printer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Print at Bar' }))

  await waitFor(() =>
    expect(writes).toEqual([
      { method: 'PATCH', service: 'print-jobs', id: '6', body: { state: 'waiting', printerId: 2, version: 1 } },
    ]),
  )
})

it('does not give up by a second tap what the first has printed again', async () => {
  const prints = [aPrint({ id: 7, state: 'uncertain', reason: 'noAnswer' })]
  const { writes } = await open({ printers: [aPrinter()], prints, path: '/printers/prints' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  prints[0] = aPrint({ id: 7, state: 'waiting', version: 2 })
  await placeAllTogether()
  stopTheClock()

  tapThere(again)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark printed' })).toBeNull())
  await act(async () => tapThere(screen.getByRole('button', { name: 'Cancel print job' })))

  expect(writes).toMatchObject([{ body: { state: 'waiting' } }])
})
