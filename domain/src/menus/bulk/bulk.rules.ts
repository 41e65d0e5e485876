import { problemsOfCategory, problemsOfMenu } from '../menus.rules.ts'
import { problemsOfItem, problemsOfSide } from '../menus.item-rules.ts'
import type { LocalDraft } from '../menus.drafts.ts'
import { localFieldsOf } from '../menus.fields.ts'
import { keysOf } from '../../kit/table-keys.ts'
import type { Checked } from './bulk.checked.ts'
import { bulkFields } from './bulk.fields.ts'
import type { BulkKind } from './bulk.kinds.ts'
import { problemsOfBulkGroup, mergeOptions } from './bulk.options.ts'
import type { BulkRecords } from './bulk.schema.ts'
import { cellProblem, type CellProblems } from './bulk.errors.ts'

type KindRules<Record> = {
  /** The fields of a record other than those of its parent. */
  fields: readonly (keyof Record & string)[]
  /** The fields that are texts in nine languages. */
  texts: readonly (keyof Record & string)[]
  nameField: keyof Record & string
  nameOf(record: Record): LocalDraft | undefined
  /** The field with the id of the parent, which an import never changes. */
  parent: keyof Record & string
  /** Returns the place in which the name must be unique. */
  placeOf(record: Record): string
  problemsOf(checked: Checked<Record>): CellProblems
  /** Completes the resulting record, if it is more than its separate fields. */
  complete?(after: Record, before: Partial<Record>, sent: Record): Record
}

/** The import rules of each kind of record. Its problems come from the rules of its form. */
export const kindRules: { [Kind in BulkKind]: KindRules<BulkRecords[Kind]> } = {
  menus: {
    fields: keysOf(bulkFields.menus),
    texts: localFieldsOf(bulkFields.menus),
    nameField: 'name',
    nameOf: ({ name }) => name,
    parent: 'restaurantId',
    placeOf: ({ restaurantId }) => String(restaurantId),
    problemsOf({ known, record, after, setting }) {
      const { menuPosId, ...problems } = problemsOfMenu(after, setting)
      // A list of names is enough: the menu's POS profile is chosen in the form.
      const isLeftOpen = known === undefined && record.menuPosId == null
      const losesCategories =
        known?.hasCategories && !after.hasCategories && setting.categoriesOf.get(known.id ?? 0)?.size
      return {
        ...problems,
        ...(menuPosId && !isLeftOpen && { menuPosId }),
        ...(losesCategories && { hasCategories: cellProblem('menuHasCategories') }),
      }
    },
  },
  categories: {
    fields: keysOf(bulkFields.categories),
    texts: localFieldsOf(bulkFields.categories),
    nameField: 'name',
    nameOf: ({ name }) => name,
    parent: 'menuId',
    placeOf: ({ menuId }) => String(menuId),
    problemsOf: ({ after }) => problemsOfCategory(after),
  },
  items: {
    fields: keysOf(bulkFields.items),
    texts: localFieldsOf(bulkFields.items),
    nameField: 'name',
    nameOf: ({ name }) => name,
    parent: 'menuId',
    placeOf: ({ menuId, categoryId }) => `${menuId}/${categoryId ?? ''}`,
    problemsOf({ after, setting }) {
      const categories = setting.categoriesOf.get(after.menuId)
      const isUnknown = after.categoryId != null && !categories?.has(after.categoryId)
      const problems = problemsOfItem(after, {
        ...setting,
        hasCategories: categories !== undefined && categories.size > 0,
      })
      return {
        ...problems,
        // The specification has one sentence for the form and another one for lists. (spec 2, §5)
        ...(problems.posItemId?.code === 'itemPosIdMissing' && { posItemId: cellProblem('itemPosKeyMissing') }),
        ...(isUnknown && { categoryId: cellProblem('categoryUnknown') }),
      }
    },
  },
  sides: {
    fields: keysOf(bulkFields.sides),
    texts: localFieldsOf(bulkFields.sides),
    nameField: 'name',
    nameOf: ({ name }) => name,
    parent: 'itemId',
    placeOf: ({ itemId }) => String(itemId),
    problemsOf: ({ after, setting }) => problemsOfSide(after, { ...setting, lockedMin: null }),
  },
  modifiers: {
    fields: keysOf(bulkFields.modifiers),
    texts: localFieldsOf(bulkFields.modifiers),
    nameField: 'groupName',
    nameOf: ({ groupName }) => groupName,
    parent: 'itemId',
    placeOf: ({ itemId }) => String(itemId),
    problemsOf: problemsOfBulkGroup,
    complete(after, before, { modifiersList }) {
      if (modifiersList === undefined) return after
      return { ...after, modifiersList: mergeOptions(before.modifiersList ?? [], modifiersList) }
    },
  },
}
