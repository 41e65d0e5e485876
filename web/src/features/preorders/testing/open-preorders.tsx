import type { FormQuestion, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import type { OfferedForm, PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { aGroup, aMenu, anItem } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { preordersFeature } from '#features/preorders/preorders.feature.tsx'
import { startPreOrdersLive } from '#features/preorders/preorders.live.ts'
import { sortingFeature } from '#features/sorting/sorting.feature.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

export type PreOrderWrite = { method: string; path: string; body: unknown }

type OpenPreOrders = {
  path: string
  forms?: readonly MenuForm[]
  questions?: readonly FormQuestion[]
  offered?: readonly OfferedForm[]
  preOrders?: readonly PreOrder[]
  /** The hours in which the items are sold, if not all. */
  hours?: Readonly<Record<number, readonly string[]>>
  /** What a call is answered with instead; undefined leaves the usual answer. */
  answer?: (call: PageCall) => Response | undefined
}

/** The items of the breakfast card; the tea has no Arabic name, and the omelette has a choice of its own. */
const items = [
  anItem({ id: 1, name: { en: 'Shakshuka', ar: 'شكشوكة' }, price: 32 }),
  anItem({ id: 2, name: { en: 'Fruit plate', ar: 'طبق فواكه' }, price: 42 }),
  anItem({ id: 3, name: { en: 'Mint tea', ar: '' }, price: 18 }),
  anItem({ id: 4, name: { en: 'Omelette', ar: 'أومليت' }, price: 30 }),
]

/** Opens a page of menu forms or of their queue as the manager of a hotel. Writes are stored, and change nothing. */
export async function openPreOrders(opening: OpenPreOrders) {
  const { forms = [], questions = [], offered = [], preOrders = [], hours = {}, answer } = opening
  const writes: PreOrderWrite[] = []
  const asked: string[] = []
  const opened = await openPage({
    features: [preordersFeature, menusFeature, sortingFeature, tablesFeature, venuesFeature],
    path: opening.path,
    routes: [...preordersFeature.routes, ...preordersFeature.bareRoutes!],
    user: aUser({ role: 'manager' }),
    start: startPreOrdersLive,
    answer(call) {
      const { method, path, service, id, query, body } = call
      asked.push(`${method} ${path.slice('/v1/'.length)}`)
      const special = answer?.(call)
      if (special) return special
      if (path === '/v1/offered/menu-forms') return offered
      if (method !== 'GET') {
        writes.push({ method, path: path.slice('/v1/'.length), body })
        return { ...forms[0], ...questions[0], ...preOrders[0], ...(body as object) }
      }
      if (service === 'restaurant') return aVenue()
      if (service === 'menu-forms') return recordOr(forms, id)
      if (service === 'menu-form-questions') return recordOr(questions, id)
      if (service === 'pre-orders')
        return id ? recordOr(preOrders, id) : preOrders.filter(({ day }) => day === query.get('day'))
      if (service === 'whole-menu') return wholeMenuOf(hours)
      if (service === 'items') return items
      if (service === 'menu') return [aMenu({ id: 1, name: { en: 'Breakfast', ar: 'الفطور' }, hasMenuForm: true })]
      return service === 'table' ? [aTable({ id: 4, name: 'Room 204' })] : undefined
    },
  })
  return { ...opened, writes, asked }
}

function wholeMenuOf(hours: Readonly<Record<number, readonly string[]>>): WholeMenu {
  const sold = items.map((item) => ({
    ...item,
    hoursAvailable: [...(hours[item.id] ?? ['ALL'])],
    condimentsList: [],
    modifiersList: item.id === 4 ? [aGroup()] : [],
  }))
  return {
    restaurantId: 1,
    catalogueVersion: 1,
    orderPauses: [],
    menus: [{ ...aMenu(), categories: [], items: sold }],
  }
}

/** Returns a refusal, as the server sends it. */
export function refusal(code: number, message: string, data: object = {}): Response {
  return Response.json({ name: 'Refused', message, code, className: 'refused', data }, { status: code })
}

function recordOr<T extends { id: number }>(records: readonly T[], id: string | undefined) {
  if (id === undefined) return records
  return records.find((each) => each.id === Number(id)) ?? refusal(404, 'Not found')
}
