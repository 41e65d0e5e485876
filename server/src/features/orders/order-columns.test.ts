import { expect, it } from 'vitest'
import { jsonTextOf } from '#kit/json-text.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'

it('is sent as JSON makes it, whatever stands in its texts', () => {
  const row = anOrderRow({
    table: 'Terrace "cart":[] $& \\',
    cart: JSON.stringify([{ itemId: 1, name: { en: 'Soup $1 "cart":[]' }, comment: 'No salt' }]),
  })

  expect(jsonTextOf(orderOfRow(row))).toBe(JSON.stringify(orderOfRow(row)))
})

function anOrderRow(row: Partial<OrderRow>): OrderRow {
  const amounts = { orderPrice: 1250, cartPrice: 1250, placeHolderPrice: 1250, serviceFee: 0, vatFee: 0, tipAmount: 0 }
  const rest = { id: 7, status: 'incoming', currency: 'AED', lastAct: null, paymentInfo: null, amountPaidOnline: 0 }
  // What this leaves out is copied as it is.
  return { ...rest, ...amounts, ...row } as OrderRow
}
