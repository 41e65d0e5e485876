import { bulkFieldsOf, categoryFields, groupFields, itemFields, menuFields, sideFields } from '../menus.fields.ts'
import { proposedOf } from '../menus.field-values.ts'
import type { BulkKind } from './bulk.kinds.ts'
import type { BulkRecords } from './bulk.schema.ts'

/** The fields of each kind of record that an import can change. */
export const bulkFields = {
  menus: bulkFieldsOf(menuFields),
  categories: bulkFieldsOf(categoryFields),
  items: bulkFieldsOf(itemFields),
  sides: bulkFieldsOf(sideFields),
  modifiers: bulkFieldsOf(groupFields),
} satisfies Record<BulkKind, object>

/** The values of a new record for cells that its row leaves empty. (spec 2, §9) */
export const bulkDefaults: { [Kind in BulkKind]: Partial<BulkRecords[Kind]> } = {
  menus: proposedOf(bulkFields.menus),
  categories: proposedOf(bulkFields.categories),
  items: proposedOf(bulkFields.items),
  sides: proposedOf(bulkFields.sides),
  modifiers: proposedOf(bulkFields.modifiers),
}
