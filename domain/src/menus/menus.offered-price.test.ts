import { expect, it } from 'vitest'
import { venueTime } from '../kit/venue-clock.ts'
import { offeredPrice } from './menus.offered-price.ts'

const item = { price: 3200, discount: null, isActive: true }
const discount = { price: 1500, daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const now = { id: 7, hasDiscounts: true, time: venueTime(new Date('2026-03-04T08:00:00.000Z'), 'Asia/Dubai') }

it('guests see what they pay: the price of the promotion only where it makes the price', () => {
  expect(offeredPrice(item, 2000, now)).toEqual({ price: 2000, discounted: true, marketingId: 7 })
  expect(offeredPrice(item, null, now)).toEqual({ price: 3200, discounted: false })
  expect(offeredPrice({ ...item, price: 1800 }, 2000, now)).toEqual({ price: 1800, discounted: false })
  expect(offeredPrice({ ...item, discount }, 2000, now)).toEqual({ price: 1500, discounted: true })
  expect(offeredPrice(item, 2000, { ...now, hasDiscounts: false })).toEqual({ price: 3200, discounted: false })
  expect(offeredPrice({ ...item, isActive: false }, 2000, now)).toBeUndefined()
})
