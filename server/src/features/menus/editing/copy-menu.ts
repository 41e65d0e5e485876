import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { copyMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { type CopiedMenu, type CopyMenu, samePrice } from '@brigade/domain/menus/menus.copy.ts'
import { type MenuErrorCode, menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { mergeText, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import { assertGranted } from '#features/passphrases/public/assert-granted.ts'
import type { Caller } from '#kit/context/call.ts'
import { conflict, otherVenue, recordUnknown } from '#kit/errors/errors.ts'
import { audit, emit, one, type SqlValue, type Transaction } from '#kit/database/transaction.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { localTextOf } from '../stored-values.ts'
import type { PartTable } from '../visible-parts.ts'
import { copyParts } from './copy-parts.ts'
import { wrongParent } from './parents.ts'
import { type EditedVenue, lockEditedVenue, raiseCatalogueVersion } from './public/edited-venue.ts'
import { guardItemEdit } from './public/item-gates.ts'
import { checkNewMenuName } from './public/new-menu-name.ts'
import { nextIndex } from './public/save-part.ts'
import { sharePictures } from './share-pictures.ts'

type MenuRow = { id: number; restaurantId: number; name: string; menuPosId: string | null; isOpenTab: boolean | 0 | 1 }

/**
 * Copies a menu to another venue, with all that is in it, its pictures included. Throws BadRequest for a menu of another tenant or a
 * name that is taken there, Forbidden for another tenant's venue or without its passphrase, Conflict if the currencies differ and
 * nobody said that prices keep their numbers, or if they can't.
 */
export function* copyMenu(
  body: Omit<CopyMenu, 'idempotencyKey'>,
  { principal: user, now }: Caller,
): Transaction<CopiedMenu> {
  const { from, to } = yield* lockBoth(body, user)
  const menu = (yield* findMenu(body.menuId, user))!
  const name = textOfDraft(mergeText(localTextOf(menu.name), body.name ?? {}))
  yield* checkNewMenuName(to.id, name)
  yield* guardCopy(body.menuId, { user, venue: to, now })
  const prices = { from: from.currency, to: to.currency }
  if (prices.from !== prices.to && !body.keepPrices) throw refusedPrices('currenciesDiffer', prices)

  const index = yield* nextIndex('menus', { restaurantId: to.id }, ['restaurantId'])
  const profiles = to.isPOSIntegrated ? to.integratedPOSList.map(({ id }) => String(id)) : []
  const keepsProfile = body.withPosIds === true && menu.menuPosId !== null && profiles.includes(menu.menuPosId)
  const copied = yield* copyParts({
    found: (table) => partsOf(table, body.menuId),
    fresh: { restaurantId: to.id, version: 1, fieldVersions: undefined, ...updatedBy(user, now) },
    ofMenu: ({ isOpenTab, menuPosId }) => ({
      index,
      name: JSON.stringify(name),
      menuPosId: keepsProfile ? menuPosId! : null,
      isOpenTab: to.isOpenTableOption ? isOpenTab! : false,
    }),
    options: { main: new Map(), sub: new Map() },
    shared: { sides: new Map(), groups: new Map() },
    hasPictures: true,
    hasPosIds: body.withPosIds === true,
    priceOf(minor) {
      const price = samePrice(minor, prices)
      if (price === null) throw refusedPrices('pricesInexact', prices)
      return price
    },
  })
  const menuId = copied.menus.get(body.menuId)!
  yield* sharePictures(menuId, to.id)
  yield* raiseCatalogueVersion(to.id)
  yield* logCopy({ from, to, fromMenuId: body.menuId, menuId, names: [localTextOf(menu.name).en, name.en] })
  yield* recordEdit({ user, venueId: to.id, action: 'created', entity: 'menu', entityName: name.en, now })
  const result: CopiedMenu = {
    fromMenuId: body.menuId,
    restaurantId: to.id,
    menuId,
    categories: copied.categories.size,
    items: copied.items.size,
    sides: copied.sides.size,
    modifiers: copied.modifier_groups.size,
  }
  yield* emit(copyMenuPath, 'created', result)
  return result
}

/** Returns the copy of a menu for a repeated call; undefined if it is gone. */
export function* repeatedCopy(
  { menuId, fromMenuId }: { menuId: number; fromMenuId: number },
  { principal }: Caller,
): Transaction<CopiedMenu | undefined> {
  const menu = yield* findMenu(menuId, principal)
  if (!menu) return undefined
  const countOf = (table: PartTable) => countParts(table, menuId)
  return {
    fromMenuId,
    restaurantId: menu.restaurantId,
    menuId,
    categories: yield* countOf('categories'),
    items: yield* countOf('items'),
    sides: yield* countOf('sides'),
    modifiers: yield* countOf('modifier_groups'),
  }
}

/** Locks both venues, always in the same order, so that two copies never wait for each other. */
function* lockBoth(
  { menuId, restaurantId }: Pick<CopyMenu, 'menuId' | 'restaurantId'>,
  user: Principal,
): Transaction<{ from: EditedVenue; to: EditedVenue }> {
  const menu = yield* findMenu(menuId, user)
  if (!menu) throw wrongParent('menuId', 'menuUnknown')
  if (!worksAt(user, restaurantId)) throw otherVenue()
  const target = yield* one('SELECT "id" FROM venues WHERE "id" = ?', restaurantId)
  if (!target) throw wrongParent('restaurantId', 'venueUnknown')
  const venues = new Map<number, EditedVenue>()
  const ids = [...new Set([menu.restaurantId, restaurantId])].toSorted((first, second) => first - second)
  for (const id of ids) venues.set(id, yield* lockEditedVenue(id))
  // It may have been deleted while this transaction waited for its venue.
  if (!(yield* findMenu(menuId, user))) throw recordUnknown()
  return { from: venues.get(menu.restaurantId)!, to: venues.get(restaurantId)! }
}

function* findMenu(id: number, user: Principal): Transaction<MenuRow | undefined> {
  const row = yield* one<MenuRow>(
    'SELECT "id", "restaurantId", "name", "menuPosId", "isOpenTab" FROM menus WHERE "id" = ?',
    id,
  )
  return row && worksAt(user, row.restaurantId) ? row : undefined
}

/** Asks for the passphrases that the same parts need in the forms of the venue. */
function* guardCopy(
  menuId: number,
  { user, venue, now }: { user: Principal; venue: EditedVenue; now: Date },
): Transaction<void> {
  if ((yield* countParts('categories', menuId)) > 0) {
    yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
  }
  if ((yield* countParts('items', menuId)) > 0) yield* guardItemEdit({ user, venue, isPriced: true, now })
}

function partsOf(table: PartTable, menuId: number): { where: string; params: readonly SqlValue[] } {
  const where = {
    menus: '"id" = ?',
    categories: '"menuId" = ?',
    items: '"menuId" = ?',
    sides: '"itemId" IN (SELECT "id" FROM items WHERE "menuId" = ?)',
    modifier_groups: '"itemId" IN (SELECT "id" FROM items WHERE "menuId" = ?)',
  } satisfies Record<PartTable, string>
  return { where: where[table], params: [menuId] }
}

function* countParts(table: PartTable, menuId: number): Transaction<number> {
  const { where, params } = partsOf(table, menuId)
  const row = yield* one<{ total: number | string }>(
    `SELECT COUNT(*) AS "total" FROM ${table} WHERE ${where}`,
    ...params,
  )
  return Number(row?.total ?? 0)
}

function refusedPrices(code: MenuErrorCode, { from, to }: { from: string; to: string }) {
  return conflict({
    message: sentenceOf(menuErrors, { code, params: { from, to } }),
    reason: code,
    extras: { from, to },
  })
}

type Copied = { from: EditedVenue; to: EditedVenue; fromMenuId: number; menuId: number; names: [string, string] }

/** Writes to the log of both venues that a menu left the one and came to the other. */
function* logCopy({ from, to, fromMenuId, menuId, names: [fromName, name] }: Copied): Transaction<void> {
  yield* audit({
    act: 'exported',
    record: 'menu',
    recordId: fromMenuId,
    recordName: fromName,
    restaurantId: from.id,
    ...changesBetween({ before: null, after: { copiedTo: to.name } }),
  })
  yield* audit({
    act: 'created',
    record: 'menu',
    recordId: menuId,
    recordName: name,
    restaurantId: to.id,
    ...changesBetween({ before: null, after: { copiedFrom: from.name, name: fromName } }),
  })
}
