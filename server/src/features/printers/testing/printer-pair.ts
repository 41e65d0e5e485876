import { afterEach, beforeEach, expect } from 'vitest'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { type FakePrinter, startFakePrinter } from './fake-printer.ts'
import { openPrintingFixture } from './printing-fixture.ts'

/** Starts the demo's hotel with two printers before each test of a file, which the venue does not know yet. */
export function openPrinterPair() {
  const desk = openPrintingFixture({ allowsLocalTargets: true })
  let printer: FakePrinter
  let other: FakePrinter

  beforeEach(async () => {
    printer = await startFakePrinter()
    other = await startFakePrinter()
  })

  afterEach(() => Promise.all([printer.close(), other.close()]))

  async function add(body: object): Promise<Printer> {
    // Only an administrator may do this: these printers listen on this machine.
    const answer = await desk.add({ host: '127.0.0.1', ...body }, 'admin@brigade.demo')
    expect(answer.status).toBe(201)
    return answer.body
  }

  return {
    desk,
    get printer() {
      return printer
    },
    get other() {
      return other
    },
    /** Adds the first of the two to the venue's kitchen. */
    kitchen: (body: object = {}) => add({ name: 'Kitchen', port: printer.port, ...body }),
    /** Adds the second to its bar. */
    bar: (body: object = {}) => add({ name: 'Bar', port: other.port, ...body }),
    /** Stops the first, and restarts it at the same port. */
    async away() {
      const { port } = printer
      await printer.close()
      return async () => {
        printer = await startFakePrinter('prints', port)
      }
    },
  }
}
