import { afterEach, beforeEach, expect } from 'vitest'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { type FakePrinter, startFakePrinter } from './fake-printer.ts'
import { openPrintingDesk } from './printing-desk.ts'

/** The demo's hotel with two printers at hand before each test of a file, of which the venue knows none yet. */
export function openPrinterPair() {
  const desk = openPrintingDesk({ allowsLocalTargets: true })
  let printer: FakePrinter
  let other: FakePrinter

  beforeEach(async () => {
    printer = await startFakePrinter()
    other = await startFakePrinter()
  })

  afterEach(() => Promise.all([printer.close(), other.close()]))

  async function add(body: object): Promise<Printer> {
    // An administrator: these printers listen where they find room.
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
    /** The first of the two comes to the venue's kitchen. */
    kitchen: (body: object = {}) => add({ name: 'Kitchen', port: printer.port, ...body }),
    /** And the second to its bar. */
    bar: (body: object = {}) => add({ name: 'Bar', port: other.port, ...body }),
    /** The first goes, and comes back where it was. */
    async away() {
      const { port } = printer
      await printer.close()
      return async () => {
        printer = await startFakePrinter('prints', port)
      }
    },
  }
}
