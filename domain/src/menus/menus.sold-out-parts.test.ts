import { expect, it } from 'vitest'
import { aCatalogue, aCatalogueGroup, aCatalogueItem, aCatalogueSide } from '../../testing/menus.builders.ts'
import type { CatalogueOption } from './menus.catalogue.ts'
import type { SoldOut } from './menus.sold-out.ts'
import { soldOutParts } from './menus.sold-out-parts.ts'

const at = '2026-03-04T08:00:00.000Z'
const gone = { until: null }
const over = { until: at }

it('lists the items, sides and options that are sold out at an instant, and none that are back', () => {
  const catalogue = aCatalogue(
    aCatalogueItem({ id: 1, soldOut: gone, sides: [aCatalogueSide({ id: 11, soldOut: over })] }),
    aCatalogueItem({
      id: 2,
      soldOut: over,
      sides: [aCatalogueSide({ id: 21, soldOut: { until: '2026-03-04T08:00:00.001Z' } })],
      groups: [
        aCatalogueGroup({
          id: 22,
          options: [anOption('a', gone), anOption('b', null)],
        }),
      ],
    }),
  )

  expect(soldOutParts(catalogue, at)).toMatchObject([
    { kind: 'item', id: 1, optionId: null, itemId: 1, soldOut: gone },
    { kind: 'side', id: 21, optionId: null, itemId: 2 },
    { kind: 'option', id: 22, optionId: 'a', itemId: 2, soldOut: gone },
  ])
})

function anOption(id: string, soldOut: SoldOut): CatalogueOption {
  return { id, name: { en: id, ar: id }, price: 0, posItemId: null, soldOut }
}
