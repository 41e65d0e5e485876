import { nothingPaid } from '../orders/orders.payments.ts'
import { describe, expect, it } from 'vitest'
import {
  isSignedInTime,
  type PaidOrder,
  problemsOfSettling,
  refusalOfPayment,
  settledReasonOf,
  signatureIsGoodForSeconds,
  type ReportedPayment,
} from './payments.rules.ts'

const order: PaidOrder = {
  status: 'delivered',
  isTest: false,
  currency: 'AED',
  orderPrice: 5_000,
  tipAmount: 500,
  ...nothingPaid,
  amountPaidOnline: 1_000,
}
const paid: ReportedPayment = { kind: 'paid', amount: 4_500, currency: 'AED' }
const back: ReportedPayment = { kind: 'refunded', amount: 1_000, currency: 'AED' }

describe('a payment', () => {
  it.each<[what: string, told: ReportedPayment, of: Partial<PaidOrder>, refusal: string | undefined]>([
    ['of all that is due', paid, {}, undefined],
    ['of a part of it', { ...paid, amount: 1 }, {}, undefined],
    ['of more than is due', { ...paid, amount: 4_501 }, {}, 'amountTooLarge'],
    ['of more than staff left to pay', { ...paid, amount: 4_001 }, { amountPaidInCash: 500 }, 'amountTooLarge'],
    ['of what is paid already', { ...paid, amount: 1 }, { amountPaidOnline: 5_500 }, 'amountTooLarge'],
    ['that we asked for, of more than is due', { ...paid, amount: 9_999, isOurs: true }, {}, undefined],
    ['in another currency', { ...paid, currency: 'USD' }, {}, 'wrongCurrency'],
    ['of a cancelled order', paid, { status: 'cancelled' }, undefined],
    ['of a cancelled order, above its total', { ...paid, amount: 4_501 }, { status: 'cancelled' }, 'amountTooLarge'],
    ['that goes back', back, {}, undefined],
    ['that goes back from a cancelled order', back, { status: 'cancelled' }, undefined],
    ['that goes back of what staff took', { ...back, amount: 1_001 }, { amountPaidByCard: 500 }, 'refundTooLarge'],
    ['that goes back after staff gave it back', { ...back, amount: 901 }, { amountPaidInCash: -100 }, 'refundTooLarge'],
    ['of which staff gave a part back', { ...back, amount: 900 }, { amountPaidInCash: -100 }, undefined],
    ['that goes back and never came', { ...back, amount: 1_001 }, {}, 'refundTooLarge'],
    ['that goes back in another currency', { ...back, currency: 'SAR' }, {}, 'wrongCurrency'],
  ])('%s is taken, or needs a person: %#', (_what, told, of, refusal) => {
    expect(refusalOfPayment(told, { ...order, ...of })).toBe(refusal)
  })
})

describe('what needs a person', () => {
  it.each([{}, { settledReason: '' }, { settledReason: ' \u200B\n' }])(
    'is settled for a reason, and not for %j',
    (body) => {
      expect(problemsOfSettling(body)).toEqual({ settledReason: { code: 'settledReasonMissing' } })
    },
  )

  it('is settled for one that is kept in one line', () => {
    const body = { settledReason: '  Given back\nat the till ' }

    expect(problemsOfSettling(body)).toEqual({})
    expect(settledReasonOf(body)).toBe('Given back at the till')
  })
})

describe('what is signed', () => {
  const now = new Date('2026-03-04T08:00:00.000Z')

  it.each([
    [0, true],
    [signatureIsGoodForSeconds, true],
    [signatureIsGoodForSeconds + 1, false],
    [-signatureIsGoodForSeconds, true],
    [-signatureIsGoodForSeconds - 1, false],
  ])('%i seconds ago is in time: %s', (seconds, isInTime) => {
    expect(isSignedInTime(new Date(now.getTime() - seconds * 1_000), now)).toBe(isInTime)
  })
})
