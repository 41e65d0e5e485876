import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { liveScreenOf } from '#features/orders/records/live-screens.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import { openOrders } from '#features/orders/records/orders.queries.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'
import { apiFind } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { serverNow } from '#kit/device/clock.ts'
import type { Findable, SearchPart } from '#kit/features/search-slot.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'
import { historyIcon } from '#ui/icon-paths.ts'

/** Guests come back within days: with more orders, `elsewhere` leads to all of them. */
const recentDays = 14
const mostRecent = 6

/**
 * Finds open orders by number, place and guest, and those of the last two weeks by guest; leads to all orders with the
 * same number or guest.
 */
export const ordersSearchPart: SearchPart = {
  order: 10,
  titleKey: 'orders:screens.list',
  permission: 'orders:read',
  load: async ({ user }) => {
    const [scope, screen] = [venueScopeOf(user), liveScreenOf(user)]
    if (scope === null || screen === null) return []
    const { records } = await queryClient.ensureQueryData(openOrders(scope, screen))
    return records.map(findableOrder)
  },
  findMore: (text, { user }) => {
    const scope = venueScopeOf(user)
    const isOffered = scope !== null && can(user, 'screens:ordersHistory') && numberIn(text) === undefined
    return isOffered ? recentOrdersOf(text, scope) : Promise.resolve([])
  },
  elsewhere: (text, { user }) => (can(user, 'screens:ordersHistory') ? pastOrders(text) : []),
}

/** Returns the newest orders of guests whose last name begins with the text, the ended ones too. */
async function recentOrdersOf(lastname: string, scope: VenueScope): Promise<readonly Findable[]> {
  const { data } = await apiFind(ordersPath, {
    ...inScope(scope),
    lastname,
    createdAt: { $gt: daysBefore(new Date(serverNow()), recentDays) },
    $sort: { createdAt: -1 },
    $limit: mostRecent,
    $countTo: 1,
  })
  return data.map(findableOrder)
}

/** Returns the number of an order that a text is; undefined if it is none. */
function numberIn(text: string): string | undefined {
  return /^#?([1-9]\d{0,9})$/.exec(wantedText(text))?.[1]
}

function findableOrder({ id, table, status, paymentInfo }: Order): Findable {
  const guest = paymentInfo?.lastname ?? ''
  return {
    to: orderAddress(id),
    name: [table, `\u2066#${id}\u2069`, ...(guest === '' ? [] : [guest])].join(' · '),
    note: translate(`orders:status.${status}`),
    icon: orderStatusAppearance[status].icon,
    words: [table, `#${id}`, guest],
  }
}

/** Returns the list of all orders, searched for a number or for the beginning of a guest's last name. */
export function pastOrders(text: string): readonly Findable[] {
  const number = numberIn(text)
  const name = number
    ? translate('orders:finding.number', { number: `\u2066#${number}\u2069` })
    : translate('orders:finding.guest', { name: text })
  const params = new URLSearchParams(number ? { q: `#${number}` } : { guest: text, days: 'all' })
  return [{ to: `/orders/history?${params.toString()}`, name, icon: historyIcon }]
}
