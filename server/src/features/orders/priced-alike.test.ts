import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { venueTime, weekDays } from '@brigade/domain/kit/venue-clock.ts'
import type { Catalogue, CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import { catalogueOfWholeMenu } from '@brigade/domain/menus/menus.whole-catalogue.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import {
  addLine,
  emptyDraft,
  type OrderDraft,
  orderOfDraft,
  type PickedLine,
  priceDraft,
  problemOfDraft,
} from '@brigade/domain/orders/orders.draft.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { one } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'

/** The restaurant, whose waiters place orders from their screens. */
const restaurant = 2

/** The catalogue by which the server prices, and the one that a browser derives from the menu that it receives. */
type Sellers = { venue: Venue; servers: Catalogue; browsers: Catalogue }

let testServer: TestServer
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
})

afterAll(() => testServer.close())

it.each([1, 2, 3, 4, 5])(
  'comes to the same in the browser and on the server of venue %i, for two thousand carts at any hour',
  async (venueId) => {
    const { venue, browsers, servers } = await sellersOf(venueId)
    const items = [...browsers.values()]
    const anyTime = fc.record({
      day: fc.constantFrom(...weekDays),
      hour: fc.integer({ min: 0, max: 23 }),
      date: fc.constant('2026-03-04'),
    })
    const anyDiscount = fc.option(
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      { nil: undefined },
    )
    expect(items.length).toBeGreaterThan(5)

    fc.assert(
      fc.property(anyDraft(items), anyTime, anyDiscount, (draft, time, discountPercentage) => {
        const at = { draft, venue, time, now: noon.toISOString(), discountPercentage }

        const inBrowser = priceDraft({ ...at, catalogue: browsers })
        const onServer = priceDraft({ ...at, catalogue: servers })

        expect(inBrowser.totals).toEqual(onServer.totals)
        expect(inBrowser.lines.map(amountsOf)).toEqual(onServer.lines.map(amountsOf))
      }),
      { numRuns: 2_000 },
    )
  },
)

it('is taken as it was told, and accepted at once', async () => {
  const waiter = await testServer.signIn('waiter@restaurant.demo')
  const { venue, browsers } = await sellersOf(restaurant)
  const [table] = await read<Table[]>(`/v1/table?restaurantId=${restaurant}&skipPaginate=true`)
  const time = venueTime(noon, venue.timeZone)
  const placeable = fc.sample(anyDraft([...browsers.values()]), 200).flatMap((drafted) => {
    const draft = { ...drafted, tableId: table!.id }
    const priced = priceDraft({ draft, catalogue: browsers, venue, time, now: noon.toISOString() })
    return problemOfDraft(draft, priced) === null ? [orderOfDraft({ draft, priced, venue })] : []
  })
  expect(placeable.length).toBeGreaterThan(10)

  for (const body of placeable.slice(0, 25)) {
    const { status, body: order } = await testServer.place(waiter, body)

    expect(status).toBe(201)
    expect(order).toMatchObject({ status: 'inprogress', orderPrice: body.orderPrice, acceptedBy: 'June Park' })
  }
})

/** Generates carts from the menu, with one option of each group and up to the allowed number of add-ons. */
function anyDraft(items: readonly CatalogueItem[]): fc.Arbitrary<OrderDraft> {
  const picks = fc.array(fc.constantFrom(...items).chain(anyPick), { minLength: 1, maxLength: 8 })
  return picks.map((lines) => lines.reduce(addLine, emptyDraft))
}

function anyPick({ id: itemId, name, sides, groups }: CatalogueItem): fc.Arbitrary<PickedLine> {
  return fc.record({
    itemId: fc.constant(itemId),
    name: fc.constant(name),
    itemQty: fc.integer({ min: 1, max: 20 }),
    comment: fc.constantFrom('', 'no onions'),
    condimentsList: fc
      .tuple(...sides.map(({ id, min, max }) => fc.record({ id: fc.constant(id), quantity: fc.integer({ min, max }) })))
      .map((chosen) => chosen.filter(({ quantity }) => quantity > 0)),
    selectedOptions: fc.tuple(
      ...groups.map(({ id: groupId, options }) =>
        fc.record({ groupId: fc.constant(groupId), optionId: fc.constantFrom(...options.map((option) => option.id)) }),
      ),
    ),
  })
}

function amountsOf({ sold, problem }: ReturnType<typeof priceDraft>['lines'][number]) {
  return { price: sold?.price, total: sold?.totalPrice, discounted: sold?.discounted, problem }
}

async function sellersOf(venueId: number): Promise<Sellers> {
  const venue = await read<Venue>(`/v1/restaurant/${venueId}`)
  const menu = await read<WholeMenu>(`/v1/whole-menu?restaurantId=${venueId}`)
  const servers = await testServer.db.read(function* () {
    const { catalogueVersion = 0 } =
      (yield* one<{ catalogueVersion: number }>('SELECT "catalogueVersion" FROM venues WHERE "id" = ?', venueId)) ?? {}
    return yield* testServer.app.catalogues.get(venueId, catalogueVersion)
  })
  return { venue, servers, browsers: catalogueOfWholeMenu(menu, venue.currency) }
}

async function read<T>(path: string): Promise<T> {
  return (await testServer.request<T>('GET', path, { token: admin })).body
}
