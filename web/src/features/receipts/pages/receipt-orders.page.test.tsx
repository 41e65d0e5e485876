import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aReceiptOrder, aReceiptPrint } from '@brigade/domain/testing/receipts.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/receipts/pages/receipt-orders.page.tsx'
import { ReceiptPopups } from '#features/receipts/parts/receipt-popups.tsx'
import { ownQueue } from '#features/receipts/queue/own-queue.ts'
import { receiptOrderLists } from '#features/receipts/receipt-orders.ts'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { offerPopupBar } from '#kit/device/popup-bar.ts'
import { PopupBar } from '#ui/popups/popup-bar.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { toastTexts } from '#kit/testing/toast-texts.ts'

type Call = { method: string; path: string; body: unknown }

const old = { createdAt: '2026-03-01T08:00:00.000Z' }
const printed = { copies: 1, lastPrintId: 4, printedAt: '2026-03-01T08:00:04.000Z', printedBy: 'Shilan Karim' }

let calls: Call[]
let windows: string[]
let blocks: boolean
let close = () => {}

beforeEach(() => {
  calls = []
  windows = []
  blocks = false
  vi.spyOn(window, 'open').mockImplementation((address) => {
    if (blocks) return null
    windows.push(String(address))
    dispatchEvent(new Event('blur'))
    return { closed: true } as Window
  })
})

afterEach(() => {
  close()
  ownQueue.noteOpened({ closed: true })
  vi.restoreAllMocks()
})

async function open(receipts: ReceiptOrder[], { isReciptPrintingOnly = true, path = '/receiptorders/list' } = {}) {
  const opened = await openPage({
    features: [receiptsFeature],
    path,
    routes: [
      {
        element: (
          <>
            <Outlet />
            <div ref={offerPopupBar} />
            <PopupBar />
            <ReceiptPopups />
          </>
        ),
        children: receiptsFeature.routes,
      },
    ],
    user: aUser({ role: 'manager', restaurantId: [3] }),
    start: receiptOrderLists.start,
    answer: ({ method, path: called, service, body }) => {
      if (service === 'restaurant') return aVenue({ id: 3, isReciptPrintingOnly })
      if (method === 'GET') return receipts
      calls.push({ method, path: called.replace('/v1/', ''), body })
      const [receipt] = receipts
      if (called === '/v1/claim/receiptorder') return { receiptOrder: receipt, claim: 'a-claim' }
      return called === '/v1/release/receiptorder' ? receipt : aReceiptPrint({ id: 4 })
    },
  })
  close = opened.close
}

const group = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }))

it('shows the receipts by group, with how far the printing of each is', async () => {
  await open([
    aReceiptOrder({ id: 1, ...old, ...printed }),
    aReceiptOrder({ id: 2, ...old, status: 'updated' }),
    aReceiptOrder({ id: 3, ...old, status: 'ontheway', ...printed, copies: 2 }),
    aReceiptOrder({ id: 4, ...old, status: 'delivered', isPrinting: true, lastPrintId: 4 }),
  ])

  const incoming = await group('In Queue')
  expect(incoming.getAllByRole('article')).toHaveLength(2)
  expect(incoming.getByText('Printed')).toBeDefined()
  expect(incoming.getByText('Not printed')).toBeDefined()
  const inProgress = await group('In Progress')
  expect(inProgress.getByText('copy 2')).toBeDefined()
  // Only new receipts can be reprinted here.
  expect(inProgress.queryByRole('button')).toBeNull()
  expect((await group('Delivered')).getByText('Unconfirmed')).toBeDefined()
})

it('marks the receipt of a test', async () => {
  await open([aReceiptOrder({ id: 1, ...old, isTest: true }), aReceiptOrder({ id: 2, ...old })])

  const incoming = await group('In Queue')

  const marked = incoming.getAllByRole('article').filter((each) => within(each).queryByText('Test'))
  expect(marked.map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual(['/orders/1'])
})

it('follows what is heard, and narrows to the group of the address', async () => {
  await open([aReceiptOrder({ id: 1, ...old, ...printed })], { path: '/receiptorders/list?group=delivered' })
  await screen.findByText('None.')

  act(() => applyNow(receiptOrdersPath, aReceiptOrder({ id: 1, ...old, ...printed, version: 2, status: 'delivered' })))

  expect(await screen.findByRole('article')).toBeDefined()
  expect(screen.getByRole('button', { name: /In Queue 0/ })).toBeDefined()
})

it('reprints by a press', async () => {
  await open([aReceiptOrder({ id: 9, ...old, ...printed })])

  await userEvent.click(await screen.findByRole('button', { name: 'Reprint' }))

  expect(windows).toEqual(['/autoprint?oid=9'])
})

it('reprints once by two taps', async () => {
  await open([aReceiptOrder({ id: 9, ...old, ...printed })])
  const reprint = await screen.findByRole('button', { name: 'Reprint' })
  await placeAllTogether()
  stopTheClock()

  tapThere(reprint)
  tapThere(reprint)

  expect(windows).toEqual(['/autoprint?oid=9'])
})

it('prints nothing by the second tap of who says that it came out', async () => {
  await open([aReceiptOrder({ id: 1, ...old, isPrinting: true, lastPrintId: 4 })])
  const cameOut = await screen.findByRole('button', { name: 'Mark printed' })
  await placeAllTogether()
  stopTheClock()
  // After a key press, presses from before it are no longer guarded.
  fireEvent.keyDown(cameOut, { key: 'Shift' })

  tapThere(cameOut)
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['receipt-prints/4']))
  act(() => applyNow(receiptOrdersPath, aReceiptOrder({ id: 1, ...old, ...printed, version: 2 })))
  tapThere(await screen.findByRole('button', { name: 'Reprint' }))

  expect(windows).toEqual([])
})

it('says when even a press opens no window', async () => {
  blocks = true
  await open([aReceiptOrder({ id: 9, ...old, ...printed })])

  await userEvent.click(await screen.findByRole('button', { name: 'Reprint' }))

  expect(toastTexts()).toEqual([expect.stringMatching(/^The browser blocked the print window/)])
})

it('asks about what perhaps was printed, and tells the server what somebody saw', async () => {
  await open([aReceiptOrder({ id: 1, ...old, isPrinting: true, lastPrintId: 4 })])

  await userEvent.click(await screen.findByRole('button', { name: 'Didn’t print' }))

  await waitFor(() => expect(calls).toEqual([{ method: 'PATCH', path: 'receipt-prints/4', body: { state: 'failed' } }]))
})

it('says that there is none, and that other venues have none', async () => {
  await open([])
  expect(await screen.findByText('No receipts.')).toBeDefined()
  close()

  await open([], { isReciptPrintingOnly: false })
  expect(await screen.findByText('Receipts don’t print automatically here.')).toBeDefined()
})

it('prints what has come by itself, with the claim that the server gave', async () => {
  await open([aReceiptOrder({ id: 5, createdAt: new Date().toISOString() })])

  await waitFor(() => expect(windows).toEqual(['/autoprint?oid=5&claim=a-claim']))
})

it('says when the browser lets no window open, gives the claim back, and prints by a press', async () => {
  blocks = true
  await open([aReceiptOrder({ id: 5, createdAt: new Date().toISOString() })])
  const print = await screen.findByRole('button', { name: 'Print #5' })
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['claim/receiptorder', 'release/receiptorder']))
  expect(screen.getByText(/1 receipt is waiting/)).toBeDefined()
  blocks = false

  await userEvent.click(print)

  expect(windows).toEqual(['/autoprint?oid=5'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Print #5' })).toBeNull())
})
