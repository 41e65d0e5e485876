import { orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { prepareMinutes } from '@brigade/domain/orders/orders.pricing.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { addSomething } from './add-something.ts'
import { type SeedVenue, makeOrderStory, type Way } from './seed-venue.ts'
import { doInStory, mergeInStory, type OrderStory } from './order-story.ts'

/** The relative number of orders of each hour of the day: breakfast, lunch, and most of all dinner. */
const busyness = [2, 1, 1, 1, 1, 2, 5, 9, 10, 8, 5, 6, 10, 11, 7, 4, 4, 5, 8, 12, 12, 10, 7, 4]

/** Minimum age of a past order in minutes, so that each had the time to be finished. */
const youngestMinutes = 150

const cancelReasons = ['Guest changed their mind', 'Out of stock', 'Ordered twice', 'Guest has checked out']

/** Returns the orders of the last seven days at one venue, oldest first, all of them ended in some way. */
export function pastOrders(desk: SeedVenue, { now, ordersADay }: { now: Date; ordersADay: number }): OrderStory[] {
  const stories: OrderStory[] = []
  for (const at of busyInstants(desk, { now, count: ordersADay * orderWindowDays })) {
    const table = desk.random.pick(desk.tables)
    const way = wayOf(desk)
    const story = makeOrderStory(desk, { at, table, way })
    stories.push(story)
    if (way === 'guest' && desk.random.chance(0.04)) stories.push(secondThought(desk, story, table))
    runToItsEnd(desk, story)
  }
  return stories
}

function busyInstants({ venue, random }: SeedVenue, { now, count }: { now: Date; count: number }): Date[] {
  const instants: Date[] = []
  const latest = now.getTime() - youngestMinutes * 60_000
  const span = latest - (now.getTime() - orderWindowDays * 86_400_000)
  while (instants.length < count) {
    const instant = new Date(latest - Math.floor(random.next() * span))
    const { hour } = venueTime(instant, venue.timeZone)
    if (random.chance((busyness[hour] ?? 1) / 12)) instants.push(instant)
  }
  return instants.sort((first, second) => first.getTime() - second.getTime())
}

function wayOf({ venue, random }: SeedVenue): Way {
  if (venue.isOnlinePayment && random.chance(0.15)) return 'paidOnline'
  return venue.isRestaurant && random.chance(0.3) ? 'staff' : 'guest'
}

/** Adds another order from the same table some minutes later, which staff merge with the first. */
function secondThought(desk: SeedVenue, first: OrderStory, table: { id: number; name: string }): OrderStory {
  const { venue, random, crew } = desk
  const at = minutesAfter(first.row.createdAt, random.between(1, 3))
  const second = makeOrderStory(desk, { at, table, way: 'guest' })
  const by = random.pick(crew.desk)
  mergeInStory(second, { into: first, venue, at: minutesAfter(second.row.createdAt, 1), by })
  return second
}

function runToItsEnd(desk: SeedVenue, story: OrderStory): void {
  const { venue, crew, random } = desk
  const { row } = story
  const after = (least: number, most: number) => minutesAfter(row.updatedAt, random.between(least * 60, most * 60) / 60)
  const host = random.pick(crew.desk)
  const server = random.pick(crew.floor)
  if (row.amountPaidOnline === 0 && random.chance(0.05)) {
    if (random.chance(0.4) && row.acceptedAT === null) doInStory(story, { act: 'accept', at: after(1, 3), by: host })
    return doInStory(story, { act: 'cancel', at: after(1, 8), by: host, reason: random.pick(cancelReasons) })
  }
  if (row.acceptedAT === null) doInStory(story, { act: 'accept', at: after(0.3, 5), by: host })
  if (row.amountPaidOnline === 0 && random.chance(0.06)) {
    addSomething(desk, story, { at: after(1, 4), by: server })
    doInStory(story, { act: 'accept', at: after(0.3, 3), by: host })
  }
  const minutes = prepareMinutes(story.cart)
  const needsKitchen = !venue.isReciptPrintingOnly && minutes > 11
  if (needsKitchen) doInStory(story, { act: 'ready', at: after(minutes * 0.6, minutes * 1.1), by: crew.kitchen })
  doInStory(story, { act: 'deliver', at: after(1, needsKitchen ? 7 : 10), by: server })
  doInStory(story, { act: 'complete', at: after(12, 60), by: random.pick([server, host]) })
  row.feedback = random.pick([null, null, null, 'happy', 'happy', 'neutral', 'sad', 'none'])
}

function minutesAfter(stamp: string, minutes: number): Date {
  return new Date(Date.parse(stamp) + Math.round(minutes * 60_000))
}
