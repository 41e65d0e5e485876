import type { CheckedFile } from './bulk.file.check.ts'
import type { MenuFile } from './bulk.file.schema.ts'

/** Returns the lists of a checked menu file as the server takes them: those without rows are left out. */
export function listsOfFile({ categories, items, sides, modifiers }: CheckedFile): MenuFile {
  return {
    ...(categories.records.length > 0 && { categories: categories.records.map(withoutMenu) }),
    ...(items.records.length > 0 && { items: items.records.map(withoutMenu) }),
    ...(sides.records.length > 0 && { sides: sides.records.map(withoutVenue) }),
    ...(modifiers.records.length > 0 && { modifiers: modifiers.records.map(withoutVenue) }),
  }
}

/** The menu of the file is named once. */
function withoutMenu<T extends { menuId: number; restaurantId?: number }>({
  menuId: _menu,
  restaurantId: _venue,
  ...record
}: T) {
  return record
}

function withoutVenue<T extends { restaurantId?: number }>({ restaurantId: _, ...record }: T) {
  return record
}
