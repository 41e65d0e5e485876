import { expect, it } from 'vitest'
import { aCartLine, anOrder } from '../../testing/orders.builders.ts'
import { posOrderOf, type Posted } from './pos.order.ts'

const posted: Posted = {
  order: anOrder(),
  currency: 'AED',
  tenderMedia: { cash: '1', room: '2', card: '3', none: '4' },
  address: { commentItemId: '900' },
  check: null,
}

const coffee = aCartLine({
  name: { en: 'Coffee', ar: 'قهوة' },
  price: 10.1,
  itemQty: 3,
  totalPrice: 49.8,
  posItemId: '20001',
  comment: 'No sugar',
  selectedOptions: [
    { groupId: 1, optionId: 'a', name: { en: 'Size' }, value: { en: 'Large' }, price: 2.5, posItemId: '7' },
  ],
  condimentsList: [{ id: 5, name: { en: 'Shot' }, price: 2, min: 0, max: 3, quantity: 2, posItemId: null }],
})

it('is made of an order with its keys, exact amounts, and its comment as a line of its own', () => {
  const order = anOrder({ cart: [coffee], covers: 2, orderPrice: 54.78, paymentType: 'cash' })

  expect(posOrderOf({ ...posted, order })).toEqual({
    orderId: 1,
    tableRoomNumber: 'Room 204',
    orderPrice: 54.78,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    guestCount: 2,
    checkNumber: null,
    checkIDNum: null,
    tenderMedia: '1',
    cart: [
      {
        itemId: '20001',
        name: 'Coffee',
        price: 10.1,
        multiPrice: 30.3,
        itemQty: 3,
        totalPrice: 49.8,
        condimentList: [
          { itemId: '7', name: 'Large', price: 2.5, itemQty: 1, totalPrice: 2.5 },
          { itemId: null, name: 'Shot', price: 2, itemQty: 2, totalPrice: 4 },
          { itemId: '900', name: 'No sugar', price: 0, itemQty: 1, totalPrice: 0 },
        ],
        itemDiscountsList: [],
      },
    ],
  })
})

it('goes onto the open check of its room', () => {
  const check = { checkNumber: '88', checkSeq: null }

  expect(posOrderOf({ ...posted, check })).toMatchObject({ checkNumber: '88', checkIDNum: null })
})

it('has no comment where the point of sale takes none, and says what the whole order is discounted by', () => {
  const order = anOrder({ cart: [coffee], discountPercentage: 12.5 })

  const [line] = posOrderOf({ ...posted, order, address: { commentItemId: '' } }).cart

  expect(line?.condimentList.length).toBe(2)
  expect(line?.itemDiscountsList).toEqual([{ percentage: 12.5 }])
})

it.each([
  ['cash', '1'],
  ['room', '2'],
  ['roompool', '2'],
  ['card', '3'],
  ['none', '4'],
  ['later', '4'],
] as const)('is paid %s by the tender %s', (paymentType, tender) => {
  expect(posOrderOf({ ...posted, order: anOrder({ paymentType }) }).tenderMedia).toBe(tender)
})
