import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCoffeeCounter } from '#features/receipts/testing/coffee-counter.ts'
import { run } from '#kit/database/transaction.ts'
import { type FakePrinter, startFakePrinter } from './testing/fake-printer.ts'

const counter = openCoffeeCounter({ allowsLocalTargets: true })
let printer: FakePrinter

beforeEach(async () => {
  printer = await startFakePrinter()
  counter.testServer.app.printing.patience = { connectMs: 5000, statusMs: 200, printMs: 5000 }
  await counter.testServer.db.write(function* () {
    for (const table of ['printers', 'print_jobs', 'jobs']) yield* run(`DELETE FROM ${table}`)
  })
  const body = { restaurantId: 3, name: 'Counter', host: '127.0.0.1', port: printer.port }
  const added = await counter.testServer.request('POST', '/v1/printers', {
    token: await counter.testServer.signIn('admin@brigade.demo'),
    body: { ...body, takesOtherItems: false, receipts: 'onAccept' },
  })
  expect(added.status).toBe(201)
})

afterEach(() => printer.close())

function post<T>(path: string, body: object) {
  return counter.testServer.request<T>('POST', `/v1/${path}`, { token: counter.manager, body })
}

const accept = () => post('accept/order', { id: counter.order.id })
const runDue = () => counter.testServer.app.jobs.runDue()

async function jobs(): Promise<PrintJob[]> {
  const path = `/v1/print-jobs?orderId=${counter.order.id}&skipPaginate=true`
  return (await counter.testServer.request<PrintJob[]>('GET', path, { token: counter.manager })).body
}

async function logged() {
  const path = `/v1/order-events?orderId=${counter.order.id}&skipPaginate=true`
  const { body } = await counter.testServer.request<OrderEvent[]>('GET', path, { token: counter.manager })
  return body.filter(({ act }) => act === 'print').map(({ reason, by }) => [reason, by])
}

/** Returns the large marks at the top of each of its papers, line by line. */
async function marks(): Promise<string[][][]> {
  const rows = await counter.testServer.db.many<{ document: string }>(
    'SELECT "document" FROM print_jobs WHERE "orderId" = ?',
    counter.order.id,
  )
  return rows.map(({ document }) =>
    (JSON.parse(document) as ReceiptDocument).marks.map((mark) => mark.map(({ text }) => text)),
  )
}

const move = async (body: object) => {
  const [job] = await jobs()
  return counter.testServer.request('PATCH', `/v1/print-jobs/${job!.id}`, { token: counter.manager, body })
}

describe('a receipt that a printer of the venue prints by itself', () => {
  it('is printed by no screen, and stands in the log of its order', async () => {
    await accept()

    expect(await counter.claim()).toMatchObject({ status: 409, body: { data: { reason: 'notToPrint' } } })
    expect(await counter.start({})).toMatchObject({ status: 409, body: { data: { reason: 'printUnderWay' } } })
    await runDue()

    expect(printer.printed).toHaveLength(1)
    expect(await counter.read()).toMatchObject({
      isPrinting: false,
      claimedUntil: null,
      copies: 1,
      printedBy: 'Shilan Karim',
    })
    expect((await counter.claim()).status).toBe(409)
    expect(await logged()).toEqual([['receipt 1', 'Shilan Karim']])
  })

  it('is left to the screen that has claimed, begun or printed it', async () => {
    const { claim } = (await counter.claim()).body
    await accept()
    expect(await jobs()).toEqual([])

    const { print } = (await counter.start({ claim })).body
    await post('undo/order', { id: counter.order.id })
    await accept()
    await counter.end(print.id, 'printed')
    await post('undo/order', { id: counter.order.id })
    await accept()

    expect(await jobs()).toEqual([])
    expect(await counter.read()).toMatchObject({ copies: 1 })
  })

  it('is printed once when a screen and a printer want it at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      counter.order = await counter.place()
      const [claimed] = await Promise.all([counter.claim(), accept()])
      const started = claimed.status === 200 && (await counter.start({ claim: claimed.body.claim })).status === 201

      expect([started, (await jobs()).length]).toEqual(started ? [true, 0] : [false, 1])
    }
  })

  it('is the screens’ again when the printer did not print it', async () => {
    await printer.close()
    await accept()
    for (const wait of [0, 5, 15, 60, 180, 600]) {
      counter.wait(wait)
      await runDue()
    }

    expect(await jobs()).toMatchObject([{ state: 'failed', reason: 'unreachable' }])
    const { claim } = (await counter.claim()).body
    expect(await move({ state: 'waiting' })).toMatchObject({ status: 409, body: { data: { reason: 'printUnderWay' } } })
    expect((await counter.start({ claim })).body.print).toMatchObject({ copy: 2, isDuplicate: false })
    printer = await startFakePrinter()
  })

  it('that failed is tried again by a person, and no screen prints it meanwhile', async () => {
    const { port } = printer
    await printer.close()
    await accept()
    for (const wait of [0, 5, 15, 60, 180, 600]) {
      counter.wait(wait)
      await runDue()
    }
    printer = await startFakePrinter('prints', port)

    expect((await move({ state: 'waiting' })).status).toBe(200)
    expect((await counter.claim()).status).toBe(409)
    await runDue()

    expect(await jobs()).toMatchObject([{ state: 'printed' }])
    expect(await counter.read()).toMatchObject({ copies: 1, isPrinting: false, printedBy: 'Shilan Karim' })
  })
})

describe('a receipt of which nobody knows whether the printer printed it', () => {
  beforeEach(async () => {
    counter.testServer.app.printing.patience.printMs = 200
    printer.setMood('neverDone')
    await accept()
    await runDue()
    expect(await jobs()).toMatchObject([{ state: 'uncertain' }])
  })

  it('is uncertain for the screens too, and printed by none of them', async () => {
    expect(await counter.read()).toMatchObject({ isPrinting: true, claimedUntil: null, printedAt: null })
    expect((await counter.claim()).status).toBe(409)
  })

  it('is a duplicate when somebody has it printed again, and the log says who', async () => {
    const before = await counter.read()
    printer.setMood('prints')

    expect((await move({ state: 'waiting' })).status).toBe(200)
    expect((await counter.claim()).status).toBe(409)
    await runDue()

    expect(await jobs()).toMatchObject([{ state: 'printed' }])
    expect(await counter.read()).toMatchObject({ copies: 2, isPrinting: false, printedBy: 'Shilan Karim' })
    expect((await counter.read()).lastPrintId).not.toBe(before.lastPrintId)
    expect(await logged()).toEqual([
      ['receipt 1', 'Shilan Karim'],
      ['receipt 2', 'Shilan Karim'],
    ])
    expect(await marks()).toEqual([[['کۆپی', 'DUPLICATE']]])
  })

  it.each([
    ['printed', 'printed', 409],
    ['failed', 'withdrawn', 200],
  ])('and is said among the receipts to have %s is %s for the printer', async (said, state, claimed) => {
    const { lastPrintId } = await counter.read()
    expect((await counter.end(lastPrintId!, said)).status).toBe(200)

    expect(await jobs()).toMatchObject([{ state }])
    expect((await counter.claim()).status).toBe(claimed)
  })

  it.each([
    ['printed', 409],
    ['withdrawn', 200],
  ])('and is said among the prints to be %s is so for the screens', async (state, claimed) => {
    expect((await move({ state })).status).toBe(200)

    expect((await counter.claim()).status).toBe(claimed)
  })
})

describe('a receipt that a person asks a printer for', () => {
  const ask = (body = {}) =>
    post<{ jobs: PrintJob[] }>('print', { orderId: counter.order.id, what: 'receipt', ...body })

  it('waits for the screen that is about to print it', async () => {
    await counter.claim()

    expect(await ask()).toMatchObject({ status: 409, body: { data: { reason: 'printUnderWay' } } })
    expect(await jobs()).toEqual([])
  })

  it('and sends twice by one key at once is one print', async () => {
    const answers = await Promise.all([ask({ idempotencyKey: 'once' }), ask({ idempotencyKey: 'once' })])

    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0].body).toEqual(answers[1].body)
    expect(await logged()).toEqual([['receipt 1', 'Shilan Karim']])
  })

  it('is a copy like those that screens print', async () => {
    const { print } = (await counter.start({})).body
    await counter.end(print.id, 'printed')
    await ask()
    await runDue()

    expect(await counter.read()).toMatchObject({ copies: 2 })
    expect(await logged()).toEqual([
      ['receipt 1', 'Shilan Karim'],
      ['receipt 2', 'Shilan Karim'],
    ])
  })
})

it('leaves a receipt to the screens when its printer is deleted', async () => {
  await accept()
  const [job] = await jobs()

  const path = `/v1/printers/${job!.printerId}`
  expect((await counter.testServer.request('DELETE', path, { token: counter.manager })).status).toBe(200)

  expect(await jobs()).toMatchObject([{ state: 'failed', reason: 'printerGone' }])
  expect((await counter.claim()).status).toBe(200)
})
