import { worksAt } from '@brigade/domain/access/principal.ts'
import { tidyDays } from '@brigade/domain/menus/menus.times.ts'
import { menuFormErrors, type MenuFormErrorCode } from '@brigade/domain/preorders/menu-forms.errors.ts'
import { menuFormLimits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import {
  isSameText,
  problemsOfForm,
  problemsOfFormItems,
  tidyText,
  usualForm,
} from '@brigade/domain/preorders/menu-forms.rules.ts'
import type {
  CreateMenuForm,
  MenuForm,
  MenuFormDraft,
  PatchMenuForm,
} from '@brigade/domain/preorders/menu-forms.schema.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { conflict, refuseBeyond, refuseField, refuseFields } from '#kit/errors/errors.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { lockRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { formsOf, holdForm } from './find-forms.ts'
import { menuFormColumns } from './menu-form-columns.ts'
import { catalogueOf } from './catalogue-of.ts'

type Values = Required<MenuFormDraft>

/** Gives a menu its form. Throws BadRequest, Conflict if the menu has one, Unprocessable beyond the maximum number of a venue. */
export function* createMenuForm(
  { restaurantId, menuId, ...draft }: Omit<CreateMenuForm, 'idempotencyKey'>,
  call: Call,
): Transaction<MenuForm> {
  const { principal, now } = call
  if (!worksAt(principal, restaurantId) || !(yield* findVenue(restaurantId)))
    refuseField({ restaurantId: 'venueUnknown' }, menuFormErrors)
  yield* lockRow('venues', { id: restaurantId, by: 'timeZone' })
  const menu = yield* one<{ hasMenuForm: boolean | 0 | 1 }>(
    'SELECT "hasMenuForm" FROM menus WHERE "id" = ? AND "restaurantId" = ?',
    menuId,
    restaurantId,
  )
  if (!menu) refuseField({ menuId: 'menuUnknown' }, menuFormErrors)
  if (!menu.hasMenuForm) refuseField({ menuId: 'menuWithoutForm' }, menuFormErrors)
  const others = yield* formsOf(restaurantId)
  if (others.some((form) => form.menuId === menuId)) refuseConflict('menuTaken', 'menuId')
  const limit = menuFormLimits.mostForms
  refuseBeyond(others.length, { limit, code: 'tooManyForms', sentences: menuFormErrors })
  const wanted = valuesOf(usualForm, draft)
  yield* refuseProblems({ restaurantId, wanted }, call)
  const row = yield* menuFormColumns.insert({ ...wanted, restaurantId, menuId, ...updatedBy(principal, now) })
  return menuFormColumns.read(row)
}

/** Returns the form that a repeated call has made before. */
export function* repeatedMenuForm(id: number, { principal }: Caller): Transaction<MenuForm | undefined> {
  const row = yield* repeatedRecord(menuFormColumns, { id, principal })
  return row && menuFormColumns.read(row)
}

/**
 * Changes a form. A body that changes nothing is accepted, whatever version it was made from. Throws NotFound for another tenant's,
 * BadRequest, Conflict if a colleague was faster.
 */
export function* patchMenuForm(id: number, { version, ...draft }: PatchMenuForm, call: Call): Transaction<MenuForm> {
  const { principal, now } = call
  const row = yield* lockRecord(menuFormColumns, { id, principal, what: 'form', by: 'leadMinutes' })
  const before = menuFormColumns.read(row)
  const wanted = valuesOf(before, draft)
  if (fields.every((field) => JSON.stringify(before[field]) === JSON.stringify(wanted[field]))) return before
  if (version !== undefined && version !== before.version)
    refuseStale({ message: menuFormErrors.staleVersion, current: before, row })
  yield* refuseProblems({ restaurantId: before.restaurantId, wanted, before }, call)
  const [saved] = yield* menuFormColumns.update(
    { ...wanted, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  return menuFormColumns.read(saved!)
}

/** Deletes a form with its questions and returns it as it was. Throws NotFound, and Conflict while pre-orders on it wait. */
export function* removeMenuForm(id: number, { principal }: Caller): Transaction<MenuForm> {
  const form = menuFormColumns.read(
    yield* lockRecord(menuFormColumns, { id, principal, what: 'form', by: 'leadMinutes' }),
  )
  yield* removeUnused(id)
  return form
}

/** Deletes the forms of deleted menus. Throws Conflict, which keeps the menus too, while pre-orders on one of them wait. */
export function* removeFormsOfMenus({ restaurantId, menuIds }: HookInputs['menus:deleted']): Transaction<void> {
  for (const { id, menuId } of yield* formsOf(restaurantId)) {
    if (!menuIds.includes(menuId)) continue
    yield* holdForm(id)
    yield* removeUnused(id)
  }
}

/** Deletes a form that the caller has locked. Throws Conflict while pre-orders on it wait. */
function* removeUnused(id: number): Transaction<void> {
  const waiting = yield* one(
    `SELECT 1 FROM pre_orders WHERE "formId" = ? AND "state" IN ('waiting', 'accepted') LIMIT 1`,
    id,
  )
  if (waiting) refuseConflict('formInUse')
  const statement = { sql: 'DELETE FROM menu_forms WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(menuFormColumns.published('removed', statement, { where: '"id" = ?', params: [id] }))
}

const fields = [
  'name',
  'isActive',
  'baseItemId',
  'additional',
  'daysAvailable',
  'fromTime',
  'toTime',
  'slotMinutes',
  'capacity',
  'cutOffBy',
  'cutOffDays',
  'cutOffTime',
  'cutOffMinutes',
  'leadMinutes',
  'daysAhead',
] as const satisfies readonly (keyof Values)[]

function valuesOf(before: Values | MenuForm, draft: MenuFormDraft): Values {
  const { name, daysAvailable, ...others } = { ...before, ...draft }
  return {
    isActive: others.isActive,
    baseItemId: others.baseItemId,
    additional: others.additional,
    fromTime: others.fromTime,
    toTime: others.toTime,
    slotMinutes: others.slotMinutes,
    capacity: others.capacity,
    cutOffBy: others.cutOffBy,
    cutOffDays: others.cutOffDays,
    cutOffTime: others.cutOffTime,
    cutOffMinutes: others.cutOffMinutes,
    leadMinutes: others.leadMinutes,
    daysAhead: others.daysAhead,
    name: tidyText({ ...before.name, ...name }),
    daysAvailable: tidyDays(daysAvailable),
  }
}

type Question = { restaurantId: number; wanted: Values; before?: MenuForm }

/** Items that it already had may have changed since, and stay until a person removes them. */
function* refuseProblems({ restaurantId, wanted, before }: Question, call: Call): Transaction<void> {
  const known = new Set([...(before?.additional ?? []).map(({ itemId }) => itemId), before?.baseItemId])
  const catalogue = yield* catalogueOf(restaurantId, call)
  const ofItems = problemsOfFormItems('additional', wanted.additional, catalogue)
  const ofBase =
    wanted.baseItemId === null ? {} : problemsOfFormItems('base', [{ itemId: wanted.baseItemId }], catalogue)
  const added = Object.entries(ofItems).filter(([path]) => {
    const place = Number(path.split('.')[1])
    return !known.has(wanted.additional[place]?.itemId)
  })
  // An older name may lack Arabic until it is changed.
  const { name, ...others } = wanted
  const checked = before && isSameText(before.name, name) ? others : wanted
  const [base] = known.has(wanted.baseItemId) ? [] : Object.values(ofBase)
  refuseFields(
    { ...problemsOfForm(checked), ...Object.fromEntries(added), ...(base && { baseItemId: base }) },
    menuFormErrors,
  )
}

function refuseConflict(code: MenuFormErrorCode, field?: string): never {
  const message = menuFormErrors[code]
  throw conflict({ message, reason: code, ...(field !== undefined && { fields: { [field]: message } }) })
}
