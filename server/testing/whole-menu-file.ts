import type { MenuFile } from '@brigade/domain/menus/bulk/bulk.file.schema.ts'
import { named } from './bulk-fixture.ts'

const description = { en: 'Warm', ar: 'دافئ' }

/** A menu file with two categories, an item in each, a side of the first and options of the second. */
export const wholeMenu = {
  categories: [{ name: named('Soups') }, { name: named('Grill') }],
  items: [
    { name: named('Lentil'), description, price: 12, categoryId: -1, posItemId: '1' },
    { name: named('Steak'), description, price: 40, categoryId: -2, posItemId: '2' },
  ],
  sides: [{ itemId: -1, name: named('Bread'), price: 2, max: 3, posItemId: '3' }],
  modifiers: [
    {
      itemId: -2,
      groupName: named('Cooking'),
      modifiersList: [
        { name: named('Rare'), price: 0, posItemId: '4' },
        { name: named('Done'), price: 1, posItemId: '5' },
      ],
    },
  ],
} satisfies MenuFile
