import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine, anOrder } from '../../testing/orders.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import { currencies, type Currency, decimalsOf } from '../kit/money.ts'
import type { ReceiptDocument } from './receipt-document.ts'
import { receiptOfOrders } from './receipt-of-orders.ts'

const cafe = aVenue({ name: 'Citadel Coffee', isRestaurant: true })

describe('a receipt', () => {
  it('says where, when, what and how much', () => {
    const latte = aCartLine({
      name: { en: 'Latte', ar: 'لاتيه' },
      price: 14,
      itemQty: 2,
      totalPrice: 37,
      comment: 'extra hot',
      selectedOptions: [
        {
          groupId: 1,
          optionId: 'oat',
          name: { en: 'Milk', ar: 'الحليب' },
          value: { en: 'Oat', ar: 'الشوفان' },
          price: 2.5,
          posItemId: null,
        },
      ],
      condimentsList: [
        { id: 1, name: { en: 'Biscuit', ar: 'بسكويت' }, price: 1, min: 0, max: 3, quantity: 2, posItemId: null },
        { id: 2, name: { en: 'Honey', ar: 'عسل' }, price: 1, min: 0, max: 3, quantity: 0, posItemId: null },
      ],
    })
    const order = anOrder({ id: 7, table: 'Table 5', cart: [latte], cartPrice: 37, serviceFee: 3.7, orderPrice: 40.7 })

    const receipt = receiptOfOrders({ orders: [order], venue: cafe, isDuplicate: false })

    expect(receipt).toMatchObject({ what: 'receipt', direction: 'ltr', marks: [], header: [], footer: [] })
    expect(receipt.facts.map(({ label, value }) => [label[0]!.text, value.text])).toEqual([
      ['Order', '#7'],
      ['Table', 'Table 5'],
      ['Time', '2026-03-04 12:00'],
      ['Covers', '1'],
    ])
    expect(receipt.lines).toHaveLength(1)
    expect(receipt.lines[0]).toMatchObject({
      quantity: 2,
      amount: '37.00',
      comment: { text: 'extra hot' },
      change: null,
    })
    expect(receipt.lines[0]!.details.map(({ texts, ...rest }) => ({ text: texts[0]!.text, ...rest }))).toEqual([
      { text: 'Milk: Oat', quantity: 1, amount: '+2.50' },
      { text: 'Biscuit', quantity: 2, amount: '+1.00' },
    ])
    expect(sumsOf(receipt)).toEqual(['Items 37.00', 'Service fee 3.70', 'Total AED 40.70'])
  })

  it('says an option with the question that it answers', () => {
    const option = { groupId: 1, optionId: 'a', value: { en: 'Well done', ar: 'مستوٍ' }, price: 0, posItemId: null }
    const cart = [aCartLine({ selectedOptions: [{ ...option, name: { en: 'How cooked?', ar: 'درجة الاستواء' } }] })]
    const venue = aVenue({ biLingual: true })

    const { lines } = receiptOfOrders({ orders: [anOrder({ cart })], venue, isDuplicate: false })

    expect(lines[0]!.details[0]!.texts.map(({ text }) => text)).toEqual(['How cooked? Well done', 'درجة الاستواء: مستوٍ'])
  })

  it('says what was tipped, what was paid and what is left', () => {
    const order = anOrder({ tipAmount: 5, amountPaidOnline: 20 })

    expect(sumsOf(receiptOfOrders({ orders: [order], venue: cafe, isDuplicate: false })).slice(2)).toEqual([
      'Total AED 35.20',
      'Tip 5.00',
      'Paid online -20.00',
      'Due AED 20.20',
    ])
  })

  it('says what goes back where more was paid than is owed', () => {
    const order = anOrder({ amountPaidOnline: 40 })

    expect(sumsOf(receiptOfOrders({ orders: [order], venue: cafe, isDuplicate: false })).at(-1)).toBe(
      'Refund due AED 4.80',
    )
  })

  it('says what was taken off the lines before the total', () => {
    const order = anOrder({ discountPercentage: 10, cartPrice: 32, serviceFee: 3.2, orderPrice: 32 })

    expect(sumsOf(receiptOfOrders({ orders: [order], venue: cafe, isDuplicate: false }))).toEqual([
      'Items 32.00',
      'Discount -3.20',
      'Service fee 3.20',
      'Total AED 32.00',
    ])
  })

  it('is of all orders of a bill that cost something', () => {
    const orders = [
      anOrder({ id: 4 }),
      anOrder({ id: 5, status: 'merged' }),
      anOrder({ id: 6, status: 'cancelled' }),
      anOrder({ id: 8 }),
    ]

    const receipt = receiptOfOrders({ orders, venue: cafe, isDuplicate: false })

    expect(receipt.facts[0]!.value.text).toBe('#4, #8')
    expect(receipt.lines).toHaveLength(2)
    expect(sumsOf(receipt).at(-1)).toBe('Total AED 70.40')
  })

  it('of a cancelled order alone says that it is', () => {
    const receipt = receiptOfOrders({ orders: [anOrder({ status: 'cancelled' })], venue: cafe, isDuplicate: true })

    expect(receipt.marks.map(([text]) => text!.text)).toEqual(['DUPLICATE', 'CANCELLED'])
  })

  it('is refused without an order', () => {
    expect(() => receiptOfOrders({ orders: [], venue: cafe, isDuplicate: false })).toThrow(RangeError)
  })

  it('hides what the menu hides', () => {
    const order = anOrder({ cart: [aCartLine({ hidePrice: true })] })

    expect(receiptOfOrders({ orders: [order], venue: cafe, isDuplicate: false }).lines[0]!.amount).toBeNull()
  })
})

describe('the languages of a receipt', () => {
  it('are English and Arabic at a bilingual venue, each text with its direction', () => {
    const venue = aVenue({ biLingual: true })

    const { direction, lines, facts } = receiptOfOrders({ orders: [anOrder()], venue, isDuplicate: false })

    expect(direction).toBe('ltr')
    expect(lines[0]!.texts).toEqual([
      { text: 'Lentil soup', language: 'en', direction: 'ltr' },
      { text: 'شوربة عدس', language: 'ar', direction: 'rtl' },
    ])
    expect(facts[1]!.label.map(({ text }) => text)).toEqual(['Room', 'الغرفة'])
  })

  it('are those that the venue has chosen, and the first one gives the direction', () => {
    const venue = aVenue({ receiptLanguages: ['ku', 'en'] })
    const order = anOrder({ cart: [aCartLine({ name: { en: 'Tea', ar: 'شاي', ku: 'چا' } })] })

    const { direction, lines, sums } = receiptOfOrders({ orders: [order], venue, isDuplicate: false })

    expect(direction).toBe('rtl')
    expect(lines[0]!.texts.map(({ text }) => text)).toEqual(['چا', 'Tea'])
    expect(sums.at(-1)!.label.map(({ text }) => text)).toEqual(['کۆی گشتی', 'Total'])
  })

  it('give way to English where a text has none of them, and say once what two share', () => {
    const venue = aVenue({ receiptLanguages: ['ku', 'tr'] })
    const cart = [
      aCartLine({ name: { en: 'Pizza', ar: 'بيتزا' } }),
      aCartLine({ name: { en: 'Cola', ku: 'Cola', tr: 'Cola' } }),
    ]

    const { lines } = receiptOfOrders({ orders: [anOrder({ cart })], venue, isDuplicate: false })

    expect(lines.map(({ texts }) => texts.map(({ text }) => text))).toEqual([['Pizza'], ['Cola']])
  })

  it('leave alone how names and comments were written', () => {
    const cart = [aCartLine({ comment: 'بدون بصل' })]
    const order = anOrder({ cart, paymentInfo: { lastname: 'حداد' } })

    const { lines, facts } = receiptOfOrders({ orders: [order], venue: aVenue(), isDuplicate: false })

    expect(lines[0]!.comment).toMatchObject({ text: 'بدون بصل', direction: 'rtl' })
    expect(facts.at(-1)!.value).toMatchObject({ text: 'حداد', direction: 'rtl' })
  })

  it('hold for what the venue writes above and below, line by line', () => {
    const venue = aVenue({
      biLingual: true,
      receiptHeader: { en: 'Tax no. 1234\nDubai Marina', ar: 'مرسى دبي' },
      receiptFooter: { en: 'Thank you!' },
    })

    const { header, footer } = receiptOfOrders({ orders: [anOrder()], venue, isDuplicate: false })

    expect(header.map(({ text }) => text)).toEqual(['Tax no. 1234', 'Dubai Marina', 'مرسى دبي'])
    expect(footer.map(({ text }) => text)).toEqual(['Thank you!'])
  })
})

describe('amounts on a receipt', () => {
  it.each([
    ['AED', 1234.5, '1,234.50'],
    ['USD', 0.05, '0.05'],
    ['SAR', 10, '10.00'],
    ['JOD', 3.125, '3.125'],
    ['IQD', 12_500, '12,500'],
    ['IQD', 250.5, '250.50'],
    ['QAR', 999_999.99, '999,999.99'],
    ['BHD', 1.005, '1.005'],
    ['TSH', 45_000, '45,000.00'],
    ['TL', 100, '100.00'],
    ['EGP', 1_000_000, '1,000,000.00'],
  ] as const)('in %s are written as its people do: %d', (currency, amount, text) => {
    const cart = [aCartLine({ price: amount, totalPrice: amount })]
    const order = anOrder({ cart, cartPrice: amount, serviceFee: 0, orderPrice: amount })
    const venue = aVenue({ currency })

    const { lines, sums } = receiptOfOrders({ orders: [order], venue, isDuplicate: false })

    expect(lines[0]!.amount).toBe(text)
    expect(sums[0]!.amount).toBe(`${currency} ${text}`)
  })

  it('add up to the last minor unit, however many orders stand on a bill', () => {
    const minors = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.constantFrom(...currencies), minors, (currency, totals) => {
        const orders = totals.map((minor, index) => {
          const orderPrice = minor / 10 ** decimalsOf(currency)
          return anOrder({ id: index + 1, cart: [], cartPrice: orderPrice, serviceFee: 0, orderPrice })
        })

        const { sums } = receiptOfOrders({ orders, venue: aVenue({ currency }), isDuplicate: false })

        const sum = totals.reduce((before, minor) => before + minor, 0)
        expect(minorOfText(sums[0]!.amount, currency)).toBe(sum)
      }),
    )
  })
})

function sumsOf({ sums }: ReceiptDocument): string[] {
  return sums.map(({ label, amount }) => `${label[0]!.text} ${amount}`)
}

function minorOfText(text: string, currency: Currency): number {
  const [whole = '', decimals = ''] = text.replace(`${currency} `, '').replaceAll(',', '').split('.')
  return Number(whole + decimals.padEnd(decimalsOf(currency), '0'))
}
