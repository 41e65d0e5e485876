import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isHost, problemsOfPrinter, textsOfPrinter } from './printers.rules.ts'
import type { PrinterDraft } from './printers.schema.ts'

const kitchen = { id: 1, name: 'Kitchen', fallbackPrinterId: null, receipts: 'onRequest' as const }
const bar = { id: 2, name: 'Bar', fallbackPrinterId: 1, receipts: 'onAccept' as const }
const grill: PrinterDraft = { name: 'Grill', host: '192.168.1.40' }

it.each<[string, PrinterDraft, object]>([
  ['one with a name and an address', grill, {}],
  ['one by its name in the network', { ...grill, host: 'Printer-2.local' }, {}],
  ['one with an address of version 6', { ...grill, host: 'fd00::12' }, {}],
  ['one without a name', { ...grill, name: ' \u200B' }, { name: { code: 'nameMissing' } }],
  [
    'a name that is too long',
    { ...grill, name: 'a'.repeat(41) },
    { name: { code: 'nameTooLong', params: { limit: 40 } } },
  ],
  ['the name of another', { ...grill, name: ' kitchen ' }, { name: { code: 'nameTaken' } }],
  ['one without an address', { ...grill, host: '' }, { host: { code: 'hostMissing' } }],
  ['an address with a port', { ...grill, host: '192.168.1.40:9100' }, { host: { code: 'hostWrong' } }],
  ['a link', { ...grill, host: 'http://printer' }, { host: { code: 'hostWrong' } }],
  ['two words for an address', { ...grill, host: 'the printer' }, { host: { code: 'hostWrong' } }],
  ['port 0', { ...grill, port: 0 }, { port: { code: 'portWrong' } }],
  ['port 65536', { ...grill, port: 65_536 }, { port: { code: 'portWrong' } }],
  ['port 91.5', { ...grill, port: 91.5 }, { port: { code: 'portWrong' } }],
  // A form has a text here before it is a number.
  ['a port that is none', { ...grill, port: '91OO' as unknown as number }, { port: { code: 'portWrong' } }],
  ['port 9109', { ...grill, port: 9109 }, {}],
  ['port 22', { ...grill, port: 22 }, { port: { code: 'portNotAllowed', params: { from: 9100, to: 9109 } } }],
  ['receipts on request', { ...grill, receipts: 'onRequest' }, {}],
  [
    'receipts that another prints by itself',
    { ...grill, receipts: 'onComplete' },
    { receipts: { code: 'receiptsTaken', params: { name: 'Bar' } } },
  ],
  ['another that stands in', { ...grill, fallbackPrinterId: 2 }, {}],
  ['itself standing in', { ...grill, fallbackPrinterId: 3 }, { fallbackPrinterId: { code: 'fallbackSelf' } }],
  ['nobody standing in', { ...grill, fallbackPrinterId: 9 }, { fallbackPrinterId: { code: 'fallbackUnknown' } }],
])('says what is wrong with %s', (_what, draft, problems) => {
  expect(problemsOfPrinter({ draft, id: 3, others: [kitchen, bar], mayUseAnyPort: false })).toEqual(problems)
})

it.each<[what: string, draft: PrinterDraft, mayUseAnyPort: boolean, isAllowed: boolean]>([
  ['an administrator', { ...grill, port: 515 }, true, true],
  ['a manager who changes something else', { ...grill, port: 4100 }, false, true],
  ['a manager who names another address', { ...grill, host: '192.168.1.41', port: 4100 }, false, false],
  ['a manager who names another port', { ...grill, port: 4101 }, false, false],
])('lets a printer listen elsewhere where %s says so: %#', (_what, draft, mayUseAnyPort, isAllowed) => {
  const before = { host: '192.168.1.40', port: 4100, receipts: 'no' as const }

  const problems = problemsOfPrinter({ draft, id: 3, others: [], before, mayUseAnyPort })

  expect(Object.keys(problems)).toEqual(isAllowed ? [] : ['port'])
})

it('lets one of two that print receipts by themselves be changed in all else', () => {
  const before = { host: 'grill', port: 9100, receipts: 'onAccept' as const }
  const draft: PrinterDraft = { name: 'Grill', host: 'grill', receipts: 'onComplete' }

  expect(problemsOfPrinter({ draft, id: 3, others: [bar], before, mayUseAnyPort: false })).toEqual({})
})

it('refuses printers that stand in for each other in a circle', () => {
  const draft = { name: 'Kitchen', host: 'k', fallbackPrinterId: 3 }
  const others = [bar, { id: 3, name: 'Grill', fallbackPrinterId: 2, receipts: 'no' as const }]

  expect(problemsOfPrinter({ draft, id: 1, others, mayUseAnyPort: false })).toEqual({
    fallbackPrinterId: { code: 'fallbackLoop' },
  })
})

it('lets no circle come about, whoever is made to stand in for whom', () => {
  const size = 6
  const id = fc.integer({ min: 1, max: size })
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.option(id)), { maxLength: 40 }), (changes) => {
      const printers = Array.from({ length: size }, (_, index) => ({
        id: index + 1,
        name: `Printer ${index + 1}`,
        fallbackPrinterId: null as number | null,
        receipts: 'no' as const,
      }))
      for (const [changed, fallbackPrinterId] of changes) {
        const printer = printers[changed - 1]!
        const others = printers.filter((other) => other !== printer)
        const problems = problemsOfPrinter({
          draft: { ...printer, host: 'p', fallbackPrinterId },
          id: changed,
          others,
          mayUseAnyPort: false,
        })
        if (Object.keys(problems).length === 0) printer.fallbackPrinterId = fallbackPrinterId
      }
      for (const printer of printers) {
        let steps = 0
        for (let next = printer.fallbackPrinterId; next !== null; next = printers[next - 1]!.fallbackPrinterId)
          expect((steps += 1)).toBeLessThan(size)
      }
    }),
  )
})

it('keeps name and address in order', () => {
  expect(textsOfPrinter({ name: ' Grill \n 2', host: ' Printer.LOCAL ' })).toEqual({
    name: 'Grill 2',
    host: 'printer.local',
  })
})

it.each(['-a', 'a-', 'a..b', 'a b', 'a/b', `${'a'.repeat(64)}.b`, 'a'.repeat(254), '[::1]', 'ü'])(
  'takes %s for no address',
  (host) => {
    expect(isHost(host)).toBe(false)
  },
)
