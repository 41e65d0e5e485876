import type { FormItem } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { copyRows } from '#kit/database/copy-rows.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { SqlValue, Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'

/** Copies the forms of the menus of a duplicated venue with their questions, whose items are those of the copied menus. */
export function* copyForms(duplicated: HookInputs['venues:duplicated']): Transaction<void> {
  const { from, to, copiedIds, principal, now } = duplicated
  const menus = copiedIds.get('menus')
  const items = copiedIds.get('items')
  if (!menus || !items) return
  const found = { where: '"restaurantId" = ?', params: [from] }
  const fresh = { restaurantId: to, version: 1, ...updatedBy(principal, now) }
  const idIn = (ids: ReadonlyMap<number, number>, id: SqlValue | undefined) => ids.get(Number(id)) ?? null
  const itemsIn = (stored: SqlValue | undefined) => {
    const known: FormItem[] = readStored(String(stored ?? '[]'))
    const copied = known.flatMap(({ itemId, isIncluded }) => {
      const copy = items.get(itemId)
      return copy === undefined ? [] : [{ itemId: copy, isIncluded }]
    })
    return JSON.stringify(copied)
  }
  const forms = yield* copyRows({
    table: 'menu_forms',
    ...found,
    change: ({ menuId, baseItemId, additional }) => ({
      ...fresh,
      menuId: idIn(menus, menuId),
      baseItemId: idIn(items, baseItemId),
      additional: itemsIn(additional),
    }),
  })
  yield* copyRows({
    table: 'menu_form_questions',
    ...found,
    change: ({ formId, options }) => ({ ...fresh, formId: idIn(forms, formId), options: itemsIn(options) }),
  })
}
