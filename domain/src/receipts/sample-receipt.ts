import type { ReceiptDocument } from './receipt-document.ts'
import type { PrintedOrder, ReceiptVenue } from './receipt-facts.ts'
import { receiptOfOrders } from './receipt-of-orders.ts'

/** A dish in every language that may be printed. */
export const sampleDish = {
  en: 'Mint tea',
  ar: 'شاي بالنعناع',
  de: 'Pfefferminztee, süß',
  it: 'Tè alla menta',
  ru: 'Мятный чай',
  fr: 'Thé à la menthe, sucré',
  ku: 'چای نەعنا',
  sw: 'Chai ya mnanaa',
  tr: 'Naneli çay, şekerli',
} as const

/** Returns a sample receipt of a venue, with an invented order. */
export function sampleReceipt({ venue, now }: { venue: ReceiptVenue; now: Date }): ReceiptDocument {
  const order = { ...sampleOrder, createdAt: now.toISOString(), table: venue.isRestaurant ? '12' : '204' }
  return receiptOfOrders({ orders: [order], venue, isDuplicate: false })
}

const sampleOrder: Omit<PrintedOrder, 'table' | 'createdAt'> = {
  id: 1234,
  status: 'delivered',
  isTest: false,
  covers: 2,
  paymentInfo: null,
  cart: [
    {
      name: sampleDish,
      itemQty: 2,
      totalPrice: 24,
      hidePrice: false,
      comment: '',
      selectedOptions: [
        { name: { en: 'Size', ar: 'الحجم', ku: 'قەبارە' }, value: { en: 'Large', ar: 'كبير', ku: 'گەورە' }, price: 2 },
      ],
      condimentsList: [],
    },
    {
      name: { en: 'Baklava', ar: 'بقلاوة', ku: 'پاقلاوە', ru: 'Пахлава', tr: 'Baklava' },
      itemQty: 1,
      totalPrice: 16,
      hidePrice: false,
      comment: '',
      selectedOptions: [],
      condimentsList: [],
    },
  ],
  cartPrice: 40,
  serviceFee: 4,
  vatFee: 0,
  orderPrice: 44,
  tipAmount: 0,
  amountPaidOnline: 0,
  amountPaidInCash: 0,
  amountPaidByCard: 0,
}
