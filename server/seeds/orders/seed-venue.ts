import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { decimalsOf } from '@brigade/domain/kit/money.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { paymentTypes } from '@brigade/domain/orders/orders.schema.ts'
import type { Random } from '../random.ts'
import { hungryCart } from './guest-appetite.ts'
import { type OrderStory, placeInStory } from './order-story.ts'

export type SeedVenue = {
  venue: Venue
  tables: readonly { id: number; name: string }[]
  catalogue: Catalogue
  /** The names of the staff, as event logs store them. */
  crew: Crew
  random: Random
}

export type Crew = { desk: readonly string[]; kitchen: string; floor: readonly string[] }

/** The origin of an order: a guest's own telephone, the payment provider, or staff. */
export type Way = 'guest' | 'paidOnline' | 'staff'

const lastNames = [
  'Andersson',
  'Al Marri',
  'Khan',
  'Moreau',
  'Okafor',
  'Rossi',
  'Schneider',
  'Tanaka',
  'Volkov',
  'Yilmaz',
]

/** Places an order of a guest at a table. */
export function makeOrderStory(
  desk: SeedVenue,
  {
    at,
    table,
    way,
  }: {
    at: Date
    table: { id: number; name: string }
    way: Way
  },
): OrderStory {
  const { venue, catalogue, crew, random } = desk
  const priced = hungryCart({ random, catalogue, venue, time: venueTime(at, venue.timeZone), at })
  const tipAmount = random.chance(venue.isRestaurant ? 0.45 : 0.15) ? tipOf(desk, priced.totals.cartPrice) : 0
  const due = priced.totals.orderPrice + tipAmount
  const createdBy = nameOf(way, { table, crew, random })
  const amountPaidOnline = way === 'paidOnline' ? paidOf(random, { due, cartPrice: priced.totals.cartPrice }) : 0
  const isOpenTab = priced.cart.some((line) => catalogue.get(line.itemId)?.isOpenTab)
  return placeInStory({
    restaurantId: venue.id,
    tableId: table.id,
    table: table.name,
    currency: venue.currency,
    createdBy,
    priced,
    at,
    isStaffOrder: way === 'staff',
    tipAmount,
    amountPaidOnline,
    paymentType: way === 'paidOnline' ? 'card' : random.pick(waysToPay(venue)),
    lastname: venue.isRestaurant ? null : random.pick(lastNames),
    guests: venue.isRestaurant ? 0 : random.between(1, 3),
    covers: venue.isRestaurant ? random.between(1, 6) : random.between(1, 3),
    openTab: venue.isOpenTableOption && isOpenTab,
  })
}

function nameOf(way: Way, { table, crew, random }: { table: { name: string }; crew: Crew; random: Random }): string {
  if (way === 'guest') return `Guest at ${table.name}`
  return way === 'staff' ? random.pick(crew.floor) : 'Online payments'
}

/** Returns the amount that a guest pays; some pay without the charges and the tip. */
function paidOf(random: Random, { due, cartPrice }: { due: number; cartPrice: number }): number {
  return random.chance(0.15) ? cartPrice : due
}

function waysToPay(venue: Venue): (typeof paymentTypes)[number][] {
  return venue.isRestaurant
    ? ['card', 'card', 'cash', 'dinein', 'takeaway']
    : ['room', 'room', 'room', 'card', 'cash', 'later']
}

/** Returns a tip as people leave it: about a sixth, in round figures. */
function tipOf({ venue, random }: SeedVenue, cartPrice: number): number {
  const round = 10 ** decimalsOf(venue.currency)
  return Math.max(1, Math.round((cartPrice * random.between(10, 20)) / 100 / round)) * round
}
