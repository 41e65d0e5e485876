import type { ClaimedReceipt, ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { aReceiptOrder } from '@brigade/domain/testing/receipts.builders.ts'
import { beforeEach, expect, it } from 'vitest'
import { createPrintQueue, type PrintQueue } from '#features/receipts/queue/print-queue.ts'

const began = Date.parse('2026-03-04T08:00:00.000Z')

let now: number
let opened: { id: number; closed: boolean }[]
let claimed: number[]
let released: number[]
let refusesClaims: boolean
let blocksWindows: boolean
let queue: PrintQueue

beforeEach(() => {
  now = began
  opened = []
  claimed = []
  released = []
  refusesClaims = false
  blocksWindows = false
  queue = createPrintQueue({
    now: () => now,
    claim: async (id): Promise<ClaimedReceipt> => {
      claimed.push(id)
      if (refusesClaims) throw new Error('Another screen was first')
      return { receiptOrder: aReceiptOrder({ id }), claim: 'a' }
    },
    release: async ({ receiptOrder }) => released.push(receiptOrder.id),
    open: ({ receiptOrder }) => {
      if (blocksWindows) return null
      const shown = { id: receiptOrder.id, closed: false }
      opened.push(shown)
      return shown
    },
  })
})

const receipts = [1, 2, 3].map((id) => aReceiptOrder({ id }))

async function lookAfter(seconds: number, list: readonly ReceiptOrder[] = receipts): Promise<number[]> {
  now += seconds * 1_000
  await queue.look(list)
  return opened.map(({ id }) => id)
}

it('opens one window at a time, the oldest receipt first', async () => {
  expect(await lookAfter(0)).toEqual([1])
  expect(await lookAfter(60)).toEqual([1])

  opened[0]!.closed = true

  expect(await lookAfter(1, receipts.slice(1))).toEqual([1, 2])
})

it('lets five seconds go by between two windows', async () => {
  await lookAfter(0)
  opened[0]!.closed = true

  expect(await lookAfter(4.9, receipts.slice(1))).toEqual([1])
  expect(await lookAfter(0.1, receipts.slice(1))).toEqual([1, 2])
})

it('waits no longer than a print may take for a window that nobody closes', async () => {
  await lookAfter(0)

  expect(await lookAfter(119, receipts.slice(1))).toEqual([1])
  expect(await lookAfter(1, receipts.slice(1))).toEqual([1, 2])
})

it('asks once while the server has not answered', async () => {
  await Promise.all([queue.look(receipts), queue.look(receipts), queue.look(receipts)])

  expect(claimed).toEqual([1])
})

it('leaves to another screen what that one was first to claim, and asks again when its time is over', async () => {
  refusesClaims = true
  await lookAfter(0)
  await lookAfter(1)
  expect(claimed).toEqual([1, 2])

  refusesClaims = false

  expect(await lookAfter(30)).toEqual([1])
})

it('gives the claim back and tries no more when the browser opens no window, until a press has opened one', async () => {
  blocksWindows = true
  await lookAfter(0)
  expect(released).toEqual([1])
  expect(queue.isBlocked.get()).toBe(true)
  blocksWindows = false
  expect(await lookAfter(60)).toEqual([])

  queue.noteOpened({ closed: true })

  expect(queue.isBlocked.get()).toBe(false)
  expect(await lookAfter(5)).toEqual([1])
})

it.each([
  ['was printed', { printedAt: '2026-03-04T08:00:00.000Z' }],
  ['is claimed by another screen', { claimedUntil: '2026-03-04T08:00:30.000Z' }],
  ['perhaps was printed', { isPrinting: true, claimedUntil: '2026-03-04T07:59:00.000Z' }],
  ['came long ago', { createdAt: '2026-03-04T05:59:00.000Z' }],
  ['was brought', { status: 'delivered' }],
  ['three windows have failed to print', { tries: 3 }],
] as const)('prints nothing by itself that %s', async (_what, differences) => {
  expect(await lookAfter(0, [aReceiptOrder(differences)])).toEqual([])
})
