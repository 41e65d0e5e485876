import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { demoAccounts } from '../accounts.ts'
import { seededRandom } from '../random.ts'
import { demoVenues, type DemoVenueId } from '../venues.ts'
import { busyBoard, liveOrders, quietBoard } from './live-orders.ts'
import type { Crew, SeedVenue } from './seed-venue.ts'
import { pastOrders } from './past-orders.ts'
import { type OrderRows, storyRows } from './story-rows.ts'

const trade: Record<DemoVenueId, { ordersADay: number; board: typeof busyBoard }> = {
  1: { ordersADay: 45, board: busyBoard },
  2: { ordersADay: 40, board: busyBoard },
  3: { ordersADay: 5, board: quietBoard },
  4: { ordersADay: 6, board: quietBoard },
  5: { ordersADay: 8, board: quietBoard },
}

/** The staff of the demo's venues that have no accounts. */
const withoutAccounts: Partial<Record<DemoVenueId, Crew>> = {
  3: { desk: ['Shilan Karim'], kitchen: 'Shilan Karim', floor: ['Shilan Karim'] },
  4: { desk: ['Rania Khoury'], kitchen: 'Samir Odeh', floor: ['Rania Khoury', 'Yousef Nasser'] },
  5: { desk: ['Juma Salehe'], kitchen: 'Asha Mrisho', floor: ['Juma Salehe'] },
}

/** Returns seven days of past orders and a few open ones at every venue, always the same for the same moment. */
export function demoOrders({
  now,
  catalogues,
  tablesOf,
}: {
  now: Date
  catalogues: ReadonlyMap<number, Catalogue>
  tablesOf: (venueId: DemoVenueId) => { id: number; name: string }[]
}): OrderRows {
  const stories = demoVenues.flatMap((venue) => {
    const catalogue = catalogues.get(venue.id)
    if (!catalogue) throw new Error(`${venue.name} sells nothing`)
    const crew = withoutAccounts[venue.id] ?? crewOf(venue.id)
    const desk: SeedVenue = { venue, tables: tablesOf(venue.id), catalogue, crew, random: seededRandom(venue.id) }
    const { ordersADay, board } = trade[venue.id]
    return [...pastOrders(desk, { now, ordersADay }), ...liveOrders(desk, { now, board })]
  })
  return storyRows(stories, { now })
}

function crewOf(venueId: DemoVenueId): Crew {
  const names = (roles: readonly StaffRole[]) =>
    demoAccounts
      .filter((account) => account.venueId === venueId && roles.includes(account.role))
      .map((account) => `${account.fname} ${account.lname}`)
  const [kitchen] = names(['chief'])
  if (kitchen === undefined) throw new Error(`Venue ${venueId} has nobody in the kitchen`)
  return { desk: names(['manager', 'orderTaker']), kitchen, floor: names(['waiter', 'orderTaker']) }
}
