import { beforeAll, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon } from '#testing/test-server.ts'
import type { Mood } from './testing/fake-printer.ts'
import { openPrinterPair } from './testing/printer-pair.ts'

const pair = openPrinterPair()
const { desk, kitchen, bar } = pair
const { prints, movePrint, runDue, passSeconds } = desk

let testServer: TestServer

beforeAll(() => {
  ;({ testServer } = desk)
})

describe('a printer that can not be reached', () => {
  it('is tried again after longer and longer waits, and gives way to the one that stands in', async () => {
    const stand = await bar({ takesOtherItems: false })
    const { id } = await kitchen({ fallbackPrinterId: stand.id })
    const comeBack = await pair.away()
    await ask()
    await runDue()
    expect(await prints()).toMatchObject([
      { printerId: id, state: 'waiting', reason: 'unreachable', insteadOfId: null },
    ])
    expect(await dueInSeconds()).toBe(5)
    passSeconds(5)
    await runDue()
    expect(await dueInSeconds()).toBe(15)
    passSeconds(15)
    await runDue()

    expect(await prints()).toMatchObject([{ printerId: stand.id, insteadOfId: id, state: 'printed' }])
    expect(pair.other.printed).toHaveLength(1)
    await comeBack()
  })

  it('is tried when a clock that was hours ahead was set right, though a process was printing there that is gone', async () => {
    const { id } = await kitchen()
    const comeBack = await pair.away()
    passSeconds(6 * 3600)
    await ask()
    await runDue()
    const ahead = new Date(noon.getTime() + 7 * 3_600_000).toISOString()
    await testServer.db.write(() => run('UPDATE printers SET "busyUntil" = ? WHERE "id" = ?', ahead, id))
    await comeBack()

    passSeconds(-6 * 3600)
    await runDue()
    passSeconds(5)
    await runDue()

    expect(await prints()).toMatchObject([{ state: 'printed' }])
  })

  it('has failed after six tries where nobody stands in, and prints when somebody has it tried again', async () => {
    await kitchen()
    const comeBack = await pair.away()
    await ask()
    for (const wait of [0, 5, 15, 60, 180, 600]) {
      passSeconds(wait)
      await runDue()
    }
    const [failed] = await prints()
    expect(failed).toMatchObject({ state: 'failed', reason: 'unreachable' })

    await comeBack()
    expect((await movePrint(failed!.id, { state: 'waiting' })).status).toBe(200)
    await runDue()

    expect(await prints()).toMatchObject([{ state: 'printed', reason: null }])
  })

  it.each(['paperOut', 'coverOpen'] as const)('for it says %s keeps its prints until it can print', async (mood) => {
    await kitchen()
    pair.printer.setMood(mood)
    await ask()
    await runDue()
    expect(await prints()).toMatchObject([{ state: 'waiting', reason: mood }])

    pair.printer.setMood('prints')
    passSeconds(5)
    await runDue()

    expect(await prints()).toMatchObject([{ state: 'printed' }])
    expect(pair.printer.printed).toHaveLength(1)
  })
})

describe('a print of which nobody knows whether it came out', () => {
  it.each<Mood>(['readsNothing', 'neverDone'])('(%s) is not made again by itself, but by a person', async (mood) => {
    const { id } = await kitchen()
    testServer.app.printing.patience.printMs = 200
    pair.printer.setMood(mood)
    await ask()
    await runDue()
    passSeconds(3600)
    await runDue()
    const [uncertain] = await prints()
    expect(uncertain).toMatchObject({ state: 'uncertain', reason: 'noAnswer' })
    expect(pair.printer.connections).toBe(1)

    pair.printer.setMood('prints')
    testServer.app.printing.patience.printMs = 5000
    await movePrint(uncertain!.id, { state: 'waiting', printerId: id, version: uncertain!.version })
    await runDue()

    expect(await prints()).toMatchObject([{ state: 'printed' }])
  })

  it('because the server ended meanwhile waits for a person too', async () => {
    await kitchen()
    await ask()
    await testServer.db.write(() => run(`UPDATE print_jobs SET "state" = 'printing'`))
    await testServer.db.write(() => run(`UPDATE printers SET "busyUntil" = ?`, noon.toISOString()))
    await runDue()

    expect(await prints()).toMatchObject([{ state: 'uncertain', reason: 'cutOff' }])
    expect(pair.printer.connections).toBe(0)
  })

  it('is said to have come out, or given up, by those who may, and once', async () => {
    await kitchen()
    testServer.app.printing.patience.printMs = 200
    pair.printer.setMood('neverDone')
    await ask()
    await runDue()
    const [job] = await prints()

    expect(await movePrint(job!.id, { state: 'printed' }, 'waiter@hotel.demo')).toMatchObject({ status: 403 })
    expect(await movePrint(job!.id, { state: 'printed' }, 'manager@restaurant.demo')).toMatchObject({ status: 404 })
    expect(await movePrint(job!.id, { state: 'printed' })).toMatchObject({ status: 200, body: { state: 'printed' } })
    expect(await movePrint(job!.id, { state: 'waiting' })).toMatchObject({
      status: 409,
      body: { data: { reason: 'printJobMoved', state: 'printed' } },
    })
    expect(await movePrint(job!.id, { state: 'withdrawn', version: 1 })).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion' } },
    })
  })
})

describe('several prints', () => {
  it('come out one after the other, in order', async () => {
    await kitchen()
    for (let number = 0; number < 5; number += 1) await ask()
    await runDue()

    expect((await prints()).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'printed'))
    expect(pair.printer).toMatchObject({ connections: 5, mostAtOnce: 1 })
  })

  it('of another printer are not held by one that reads nothing', async () => {
    const hanging = await kitchen()
    const drinks = await bar()
    pair.printer.setMood('readsNothing')
    await desk.test(hanging.id)
    await desk.test(drinks.id)
    const screen = await testServer.connect(await testServer.signIn('manager@hotel.demo'))
    testServer.app.printing.patience.printMs = 60_000
    const all = runDue()

    await expect.poll(() => prints(`&printerId=${drinks.id}`)).toMatchObject([{ state: 'printed' }])
    expect(await prints(`&printerId=${hanging.id}`)).toMatchObject([{ state: 'printing' }])
    await screen.caughtUp()
    expect(screen.heard('v1/print-jobs patched')).toContainEqual(
      expect.objectContaining({ printerId: drinks.id, state: 'printed' }),
    )
    pair.printer.hangUp()
    await all
    testServer.app.printing.patience.printMs = 5000
  })

  it('of a printer that is turned off go to the one that stands in, and have failed without one', async () => {
    const stand = await bar()
    const { id } = await kitchen({ fallbackPrinterId: stand.id })
    await desk.test(id)
    await desk.change(id, { isActive: false })
    await runDue()
    expect(await prints()).toMatchObject([{ printerId: stand.id, insteadOfId: id, state: 'printed' }])

    await desk.test(stand.id)
    await desk.change(stand.id, { isActive: false })
    await runDue()
    expect((await prints())[1]).toMatchObject({ state: 'failed', reason: 'printerOff' })
  })

  it('of a printer that is deleted have failed, and can be made elsewhere', async () => {
    const stand = await bar()
    const { id } = await kitchen()
    await desk.test(id)
    await desk.remove(id)
    const [job] = await prints()
    expect(job).toMatchObject({ state: 'failed', reason: 'printerGone' })

    expect(await movePrint(job!.id, { state: 'waiting' })).toMatchObject({ status: 400 })
    await movePrint(job!.id, { state: 'waiting', printerId: stand.id })
    await runDue()
    expect(pair.other.printed).toHaveLength(1)
  })
})

/** Requests a kitchen print. */
async function ask(): Promise<void> {
  const { body } = await desk.list()
  const asked = await desk.test(body.data.find(({ name }) => name === 'Kitchen')!.id)
  expect(asked.status).toBe(201)
}

async function dueInSeconds(): Promise<number> {
  const row = await testServer.db.one<{ retryAt: string }>(`SELECT "retryAt" FROM printers WHERE "retryAt" IS NOT NULL`)
  return (new Date(row!.retryAt).getTime() - testServer.app.clock.now().getTime()) / 1000
}
