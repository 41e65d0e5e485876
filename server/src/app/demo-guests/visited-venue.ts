import { authenticationPath, type SignedIn } from '@brigade/domain/auth/auth.api.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { promotionsPath } from '@brigade/domain/marketing/marketing.api.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { guestSessionPath, tablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { GuestSession, Table } from '@brigade/domain/tables/tables.schema.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { demoAccounts, demoPassword } from '#seeds/accounts.ts'
import { CommandProblem } from '../command.ts'
import { ApiRefusal, type PublicApi } from './public-api.ts'
import { wireCatalogue } from './wire-catalogue.ts'

export type GuestVenue = Pick<
  Venue,
  'id' | 'name' | 'currency' | 'timeZone' | 'serviceFee' | 'isDiscountedPrice' | 'isOnlinePayment'
>

export type VisitedVenue = { venue: GuestVenue; tables: { name: string; token: string }[]; catalogue: Catalogue }

/** Visits a venue: its manager reads the codes of the tables, and a guest at one of them reads the menus. */
export async function visitVenue(api: PublicApi, venueId: number): Promise<VisitedVenue> {
  const tables = await tablesOf(api, venueId)
  const [first] = tables
  if (!first) throw new CommandProblem(`Venue ${venueId} has no table that takes orders.`)
  const { accessToken: token } = await openDemoSession(api, first.token)
  const read = <T>(path: string) =>
    api.call<T[]>({ method: 'GET', path, token, query: { restaurantId: venueId, skipPaginate: 'true' } })
  const [venue, menus, categories, items, sides, groups, promotions] = await Promise.all([
    api.call<GuestVenue>({ method: 'GET', path: venuesPath, id: venueId, token }),
    read<Menu>(menusPath),
    read<Category>(categoriesPath),
    read<Item>(itemsPath),
    read<Side>(sidesPath),
    read<ModifierGroup>(modifierGroupsPath),
    read<Promotion>(promotionsPath),
  ])
  const wire = { menus, categories, items: items.map(promotedBy(promotions)), sides, groups }
  return { venue, tables, catalogue: wireCatalogue(wire, venue.currency) }
}

/** Returns a function that gives items the terms of the promotions that run, which guests read apart from the menu. */
function promotedBy(promotions: readonly Promotion[]): (item: Item) => Item {
  const terms = new Map(
    promotions.flatMap(({ items, firstDay, lastDay, daysAvailable, hoursAvailable }) =>
      items.map(({ itemId, price, percentage }) => {
        return [itemId, { price, percentage, firstDay, lastDay, daysAvailable, hoursAvailable }] as const
      }),
    ),
  )
  return (item) => ({ ...item, promotion: terms.get(item.id) ?? null })
}

export function openDemoSession(api: PublicApi, token: string): Promise<GuestSession> {
  return api.call<GuestSession>({ method: 'POST', path: guestSessionPath, body: { token } })
}

async function tablesOf(api: PublicApi, venueId: number): Promise<VisitedVenue['tables']> {
  const manager = demoAccounts.find((account) => account.role === 'manager' && account.venueId === venueId)
  if (!manager) throw new CommandProblem(`Venue ${venueId} has no manager in the demo.`)
  const { accessToken } = await signIn(api, manager.email)
  const tables = await api.call<Table[]>({
    method: 'GET',
    path: tablesPath,
    token: accessToken,
    query: { restaurantId: venueId, skipPaginate: 'true' },
  })
  await api.call({ method: 'DELETE', path: authenticationPath, token: accessToken })
  return tables.flatMap(({ name, token, isActive }) => (isActive && token !== undefined ? [{ name, token }] : []))
}

async function signIn(api: PublicApi, email: string): Promise<SignedIn> {
  try {
    const body = { strategy: 'local', email, password: demoPassword }
    return await api.call<SignedIn>({ method: 'POST', path: authenticationPath, body })
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    throw new CommandProblem(`${email} can't sign in (${error.message}) Does this server have the demo?`)
  }
}
