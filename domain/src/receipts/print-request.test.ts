import { expect, it } from 'vitest'
import { problemsOfPrintRequest } from './print-request.ts'

it.each<[asked: Parameters<typeof problemsOfPrintRequest>[0], problems: object]>([
  [{ what: 'receipt', orderId: 7 }, {}],
  [{ what: 'kitchen', orderId: 7 }, {}],
  [{ what: 'bill', billId: 3 }, {}],
  [{ what: 'bill' }, { billId: { code: 'printedMissing' } }],
  [{ what: 'receipt' }, { orderId: { code: 'printedMissing' } }],
  [{ what: 'receipt', orderId: 7, billId: 3 }, { billId: { code: 'printedOther' } }],
  [
    { what: 'bill', orderId: 7 },
    { billId: { code: 'printedMissing' }, orderId: { code: 'printedOther' } },
  ],
])('says of %o what names too little or too much', (asked, problems) => {
  expect(problemsOfPrintRequest(asked)).toEqual(problems)
})
