import { beforeAll, describe, expect, it } from 'vitest'
import type { PrintPlace } from '@brigade/domain/printers/printers.schema.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { openPrinterPair } from './testing/printer-pair.ts'

const pair = openPrinterPair()
const { desk, kitchen, bar } = pair
let itemId: number

beforeAll(async () => {
  itemId = await desk.testServer.itemCalled('Wild Mushroom Risotto')
})

async function receiptsOf(billId: number): Promise<ReceiptPrint[]> {
  const path = `/v1/receipt-prints?billId=${billId}&$sort[id]=1&skipPaginate=true`
  return (await desk.send<ReceiptPrint[]>('GET', path, { email: 'waiter@hotel.demo' })).body
}

/** Returns the large marks at the top of a print, in every language of the paper. */
async function marksOf(id: number): Promise<string[][]> {
  const row = await desk.testServer.db.one<{ document: string }>('SELECT "document" FROM print_jobs WHERE "id" = ?', id)
  return (JSON.parse(row!.document) as ReceiptDocument).marks.map((mark) => mark.map(({ text }) => text))
}

describe('the receipt of a bill', () => {
  it('is printed by the printer that takes receipts, once for one key, and says on the second that it is a copy', async () => {
    await kitchen()
    const counter = await bar({ receipts: 'onRequest', takesOtherItems: false })
    const { billId } = await desk.place([{ itemId, itemQty: 1 }])
    const body = { billId, what: 'bill', idempotencyKey: 'bill-once' }
    const [one, again] = [await desk.print(body, 'waiter@hotel.demo'), await desk.print(body, 'waiter@hotel.demo')]
    await desk.runDue()
    await desk.print({ billId, what: 'bill', printerId: counter.id }, 'waiter@hotel.demo')
    await desk.runDue()

    expect(one).toMatchObject({
      status: 201,
      body: { jobs: [{ orderId: null, billId, what: 'bill', printerId: counter.id }] },
    })
    expect(again.body).toEqual(one.body)
    expect((await desk.prints()).map(({ what, state }) => [what, state])).toEqual([
      ['bill', 'printed'],
      ['bill', 'printed'],
    ])
    expect(pair.other.printed).toHaveLength(2)
    expect((await receiptsOf(billId)).map(({ copy, isDuplicate, state }) => [copy, isDuplicate, state])).toEqual([
      [1, false, 'printed'],
      [2, true, 'printed'],
    ])
  })

  it('that came to nothing has failed among the receipts too, and is tried again', async () => {
    const { id } = await kitchen({ receipts: 'onRequest' })
    const { billId } = await desk.place([{ itemId, itemQty: 1 }], 'Room 101')
    await desk.print({ billId, what: 'bill' })
    await desk.change(id, { isActive: false })
    await desk.runDue()
    expect(await receiptsOf(billId)).toMatchObject([{ state: 'failed' }])

    await desk.change(id, { isActive: true })
    const [job] = await desk.prints()
    await desk.movePrint(job!.id, { state: 'waiting' })
    await desk.runDue()

    expect(await receiptsOf(billId)).toMatchObject([{ state: 'printed' }])
  })

  it.each(['bill', 'kitchen'] as const)(
    '(%s) that may have come out is a duplicate when it is printed again',
    async (what) => {
      await kitchen({ receipts: 'onRequest' })
      desk.testServer.app.printing.patience.printMs = 200
      pair.printer.setMood('neverDone')
      const { id, billId } = await desk.place([{ itemId, itemQty: 1 }], 'Room 305')
      await desk.print(what === 'bill' ? { billId, what } : { orderId: id, what })
      await desk.runDue()
      const [job] = await desk.prints()
      expect([job!.state, await marksOf(job!.id)]).toEqual(['uncertain', []])

      pair.printer.setMood('prints')
      desk.testServer.app.printing.patience.printMs = 5000
      expect((await desk.movePrint(job!.id, { state: 'waiting' }, 'ordertaker@hotel.demo')).status).toBe(200)
      await desk.runDue()

      expect(await desk.prints()).toMatchObject([{ state: 'printed' }])
      expect((await marksOf(job!.id)).flat()).toContain('DUPLICATE')
      const log = await desk.send<OrderEvent[]>('GET', `/v1/order-events?orderId=${id}&skipPaginate=true`, {
        email: 'manager@hotel.demo',
      })
      expect(log.body.filter(({ act }) => act === 'print').map(({ reason, by }) => [reason, by])).toEqual([
        [`${what} 1`, 'Layla Haddad'],
        [`${what} 2`, expect.not.stringContaining('Layla')],
      ])
    },
  )

  it('is refused where no printer takes it, to strangers, and where it is not said of what', async () => {
    await kitchen()
    const { id, billId } = await desk.place([{ itemId, itemQty: 1 }])

    expect(await desk.print({ billId, what: 'bill' })).toMatchObject({
      status: 400,
      body: { data: { codes: { printerId: 'noReceiptPrinter' } } },
    })
    expect(await desk.print({ orderId: id, what: 'bill' })).toMatchObject({
      status: 400,
      body: { data: { codes: { billId: 'printedMissing', orderId: 'printedOther' } } },
    })
    expect(await desk.print({ billId, what: 'bill' }, 'manager@restaurant.demo')).toMatchObject({ status: 404 })
    expect(await desk.print({ billId, what: 'bill' }, 'finance@hotel.demo')).toMatchObject({ status: 403 })
  })
})

describe('where something can be printed', () => {
  it.each(['manager@hotel.demo', 'ordertaker@hotel.demo', 'waiter@hotel.demo', 'chief@hotel.demo'])(
    'is told to %s by name, and not where it is in the network',
    async (email) => {
      const { id } = await kitchen({ receipts: 'onAccept' })
      await bar({ isActive: false })

      const { body } = await desk.send<Paged<PrintPlace>>('GET', '/v1/print-places', { email })

      expect(body.data).toEqual([{ id, restaurantId: 1, name: 'Kitchen', prints: ['receipt', 'kitchen'] }])
    },
  )

  it('is told to nobody else', async () => {
    await kitchen()
    const places = (email: string, query = '') =>
      desk.send<Paged<PrintPlace>>('GET', `/v1/print-places${query}`, { email })

    expect((await places('finance@hotel.demo')).status).toBe(403)
    expect((await places('organization@brigade.demo')).status).toBe(403)
    expect((await places('waiter@restaurant.demo')).body.data).toEqual([])
    expect(await places('waiter@restaurant.demo', '?restaurantId=1')).toMatchObject({
      body: { data: { reason: 'otherVenue' } },
    })
    expect(await desk.testServer.request('GET', '/v1/print-places', {})).toMatchObject({ status: 401 })
  })
})
