import { languages } from '@brigade/domain/kit/languages.ts'
import { testPageOf } from '@brigade/domain/printers/test-page.ts'
import { receiptText } from '@brigade/domain/receipts/receipt-document.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawDocument } from '../raster/draw-document.ts'
import type { Paper } from '../raster/paper.ts'
import { type FakePrinter, rowText, startFakePrinter } from '../testing/fake-printer.ts'
import { printCommands } from './print-commands.ts'
import { printDocument } from './print-document.ts'
import { printOnLine } from './print-on-line.ts'

const patience = { connectMs: 5000, statusMs: 300, printMs: 5000 }
const short = { ...patience, printMs: 300 }
const page = testPageOf({
  printer: { name: 'Grill', host: '192.168.1.40', port: 9100, widthDots: 576 },
  venue: { name: 'Harbour Hotel', timeZone: 'Asia/Dubai' },
  now: new Date('2026-03-04T08:00:00.000Z'),
})

let printer: FakePrinter
let paper: Paper

beforeEach(async () => {
  printer = await startFakePrinter()
  paper = await drawDocument(page, 576)
})

afterEach(() => printer.close())

describe('a printer that works', () => {
  it.each(['prints', 'silent', 'readsSlowly'] as const)(
    'prints the picture dot by dot, and cuts (%s)',
    async (mood) => {
      printer.setMood(mood)

      expect(await print()).toEqual({ state: 'printed' })
      expect(printer.printed).toEqual([{ widthDots: 576, rows: rowsOf(paper), isCut: true }])
    },
  )

  it.each([576, 512, 384])('gets a picture of %s dots in bands that it has room for', async (widthDots) => {
    const narrow = await drawDocument(page, widthDots)
    const commands = [...printCommands(narrow)]
    const heights = commands.flatMap((command) => (command[1] === 0x76 ? [command[6]! + 256 * command[7]!] : []))

    expect(Math.max(...heights)).toBe(256)
    expect(heights.reduce((sum, height) => sum + height, 0)).toBe(narrow.height)
    expect(narrow.height).toBeGreaterThan(languages.length * 20)
  })
})

describe('a printer that does not', () => {
  it('and takes no connection has printed nothing', async () => {
    const { port } = printer
    await printer.close()
    const refused = await printOnLine({ to: { ...here, port }, commands: printCommands(paper), patience })
    printer = await startFakePrinter()

    expect(refused).toEqual({
      state: 'notPrinted',
      reason: 'refused',
      cause: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it.each([
    ['paperOut', 'paperOut'],
    ['coverOpen', 'coverOpen'],
    ['somethingElse', 'notPrinter'],
  ] as const)('but says %s gets nothing', async (mood, reason) => {
    printer.setMood(mood)

    expect(await print()).toEqual({ state: 'notPrinted', reason })
    expect(printer.received).toBe(0)
  })

  it.each([
    ['readsNothing', 'noAnswer'],
    ['neverDone', 'noAnswer'],
  ] as const)('but %s may have printed some', async (mood, reason) => {
    printer.setMood(mood)

    expect(await print(short)).toEqual({ state: 'uncertain', reason })
  })
})

it('that goes away in the middle of a long ticket may have printed some', async () => {
  printer.setMood('closesMidway')
  paper = await drawDocument({ ...page, lines: Array.from({ length: 30 }, () => page.lines).flat() }, 576)

  expect(await print()).toEqual({ state: 'uncertain', reason: 'connectionLost' })
})

describe('an address', () => {
  const document = page
  const at = (host: string) => ({ host, port: printer.port, widthDots: 576 as const })

  it('of the server itself is printed to only where the administrator has allowed it', async () => {
    const refused = await printDocument({ printer: at('localhost'), document, patience, allowsLocal: false })
    const allowed = await printDocument({ printer: at('127.0.0.1'), document, patience, allowsLocal: true })

    expect(refused).toEqual({ state: 'notPrinted', reason: 'hostNotAllowed' })
    expect(allowed).toEqual({ state: 'printed' })
    expect(printer.connections).toBe(1)
  })

  it('that nobody knows is no reason to wait', async () => {
    const unknown = await printDocument({ printer: at('printer.invalid'), document, patience, allowsLocal: true })

    expect(unknown).toMatchObject({ state: 'notPrinted', reason: 'hostUnknown', cause: expect.any(String) })
  })
})

it.each([
  ['of one text', ['again and again '.repeat(400)]],
  ['of many texts', Array.from({ length: 20 }, () => 'again and again '.repeat(300))],
])('prints nothing of what no roll is long enough for (%s)', async (_what, texts) => {
  const printed = await printDocument({
    printer: { host: '127.0.0.1', port: printer.port, widthDots: 576 },
    document: { ...page, header: texts.map((text) => receiptText(text, 'en')) },
    patience,
    allowsLocal: true,
  })

  expect(printed).toEqual({ state: 'notPrinted', reason: 'tooLong' })
  expect(printer.connections).toBe(0)
})

const here = { address: '127.0.0.1', family: 4 }

function print(within = patience) {
  return printOnLine({ to: { ...here, port: printer.port }, commands: printCommands(paper), patience: within })
}

function rowsOf({ height, rows }: Paper): string[] {
  return Array.from({ length: height }, (_, top) => rowText(rows.call(paper, { top, height: 1 })))
}
