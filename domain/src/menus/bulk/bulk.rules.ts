import { problemsOfCategory, problemsOfMenu } from '../menus.rules.ts'
import { problemsOfItem, problemsOfSide } from '../menus.item-rules.ts'
import type { LocalDraft } from '../menus.drafts.ts'
import type { Checked } from './bulk.checked.ts'
import type { BulkKind } from './bulk.kinds.ts'
import { problemsOfBulkGroup, mergeOptions } from './bulk.options.ts'
import { bulkRecordSchemas, type BulkRecords } from './bulk.schema.ts'
import { cellProblem, type CellProblems } from './bulk.errors.ts'

type KindRules<Record> = {
  /** What a record holds besides where it stands. */
  fields: readonly (keyof Record & string)[]
  /** Those of them that are texts in nine languages. */
  textsOf(record: Partial<Record>): { readonly [Field in keyof Record]?: LocalDraft }
  nameField: keyof Record & string
  nameOf(record: Record): LocalDraft | undefined
  /** The field that names what it belongs to, which an import never changes. */
  parent: keyof Record & string
  /** Where its name must be the only one. */
  placeOf(record: Record): string
  problemsOf(checked: Checked<Record>): CellProblems
  /** What the record is in the end, where that is more than its fields one by one. */
  complete?(after: Record, before: Partial<Record>, sent: Record): Record
}

/** How each kind of record is imported; what is wrong with one is said by the rules of its form. */
export const kindRules: { [Kind in BulkKind]: KindRules<BulkRecords[Kind]> } = {
  menus: {
    fields: fieldsOf('menus'),
    textsOf: ({ name }) => ({ name }),
    nameField: 'name',
    nameOf: ({ name }) => name,
    parent: 'restaurantId',
    placeOf: ({ restaurantId }) => String(restaurantId),
    problemsOf({ known, record, after, setting }) {
      const { menuPosId, ...problems } = problemsOfMenu(after, setting)
      // A list of names is enough: its POS profile is chosen in the form.
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
    fields: fieldsOf('categories'),
    textsOf: ({ name }) => ({ name }),
    nameField: 'name',
    nameOf: ({ name }) => name,
    parent: 'menuId',
    placeOf: ({ menuId }) => String(menuId),
    problemsOf: ({ after }) => problemsOfCategory(after),
  },
  items: {
    fields: fieldsOf('items'),
    textsOf: ({ name, description }) => ({ name, description }),
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
        // The specification has a sentence for the form, and one for lists. (spec 2, §5)
        ...(problems.posItemId?.code === 'itemPosIdMissing' && { posItemId: cellProblem('itemPosKeyMissing') }),
        ...(isUnknown && { categoryId: cellProblem('categoryUnknown') }),
      }
    },
  },
  sides: {
    fields: fieldsOf('sides'),
    textsOf: ({ name }) => ({ name }),
    nameField: 'name',
    nameOf: ({ name }) => name,
    parent: 'itemId',
    placeOf: ({ itemId }) => String(itemId),
    problemsOf: ({ after, setting }) => problemsOfSide(after, { ...setting, lockedMin: null }),
  },
  modifiers: {
    fields: fieldsOf('modifiers'),
    textsOf: ({ groupName }) => ({ groupName }),
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

function fieldsOf<Kind extends BulkKind>(kind: Kind): (keyof BulkRecords[Kind] & string)[] {
  const places = ['id', 'restaurantId', 'menuId', 'itemId']
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The record of a kind is what its schema describes.
  const fields = Object.keys(bulkRecordSchemas[kind].properties) as (keyof BulkRecords[Kind] & string)[]
  return fields.filter((field) => !places.includes(field))
}
