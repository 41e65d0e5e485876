import { describe, expect, it } from 'vitest'
import type { CatalogueItem } from '../menus/menus.catalogue.ts'
import { posKeyFaultsOf } from './pos.keys.ts'

function anItem(id: number, differences: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    id,
    name: { en: `Item ${id}` },
    price: 100,
    discount: null,
    promotion: null,
    hidePrice: false,
    posItemId: String(id),
    prepareTime: 10,
    menu: { id: 1, name: { en: 'Menu' }, menuPosId: null },
    isOpenTab: false,
    isActive: true,
    soldOut: null,
    times: [],
    sides: [],
    groups: [],
    ...differences,
  }
}

function aSide(id: number, name: string, posItemId: string | null) {
  return { id, name: { en: name }, price: 0, min: 0, max: 1, posItemId, soldOut: null }
}

function aGroup(id: number, options: readonly [name: string, posItemId: string | null][]) {
  return {
    id,
    name: { en: 'Size' },
    min: 1,
    max: 1,
    options: options.map(([name, posItemId], index) => ({
      id: String(index),
      name: { en: name },
      price: 0,
      posItemId,
      soldOut: null,
    })),
  }
}

function faultsOf(...items: CatalogueItem[]) {
  return posKeyFaultsOf(new Map(items.map((item) => [item.id, item]))).map(
    ({ fault, kind, itemId, partId, optionId, sharedBy }) => ({ fault, kind, itemId, partId, optionId, sharedBy }),
  )
}

describe('keys of a point of sale', () => {
  it('have no faults where each item has its own', () => {
    const group = aGroup(5, [['Large', 'L']])

    expect(faultsOf(anItem(1, { groups: [group] }), anItem(2, { sides: [aSide(7, 'Bread', 'B')] }))).toEqual([])
  })

  it('are missing from items, options and add-ons, blank ones too', () => {
    const item = anItem(1, {
      posItemId: null,
      groups: [
        aGroup(5, [
          ['Small', 'S'],
          ['Large', '  '],
        ]),
      ],
      sides: [aSide(7, 'Bread', '')],
    })

    expect(faultsOf(item)).toEqual([
      { fault: 'missing', kind: 'item', itemId: 1, partId: 1, optionId: null, sharedBy: 0 },
      { fault: 'missing', kind: 'option', itemId: 1, partId: 5, optionId: '1', sharedBy: 0 },
      { fault: 'missing', kind: 'side', itemId: 1, partId: 7, optionId: null, sharedBy: 0 },
    ])
  })

  it('are not shared by two items, whatever these are called', () => {
    const tea = { name: { en: 'Tea' }, posItemId: '9' }

    expect(faultsOf(anItem(1, tea), anItem(2, tea), anItem(3, { posItemId: ' 9 ' }))).toMatchObject([
      { fault: 'shared', itemId: 1, sharedBy: 3 },
      { fault: 'shared', itemId: 2, sharedBy: 3 },
      { fault: 'shared', itemId: 3, sharedBy: 3 },
    ])
  })

  it('may be shared by what is the same thing on several items, and by nothing else', () => {
    const same = [aSide(7, 'Bread', 'B'), aSide(8, 'bread ', 'B')]

    expect(faultsOf(anItem(1, { sides: [same[0]!] }), anItem(2, { sides: [same[1]!] }))).toEqual([])
    expect(
      faultsOf(anItem(1, { sides: [same[0]!] }), anItem(2, { groups: [aGroup(5, [['Butter', 'B']])] })),
    ).toMatchObject([
      { fault: 'shared', kind: 'side', partId: 7, sharedBy: 2 },
      { fault: 'shared', kind: 'option', partId: 5, sharedBy: 2 },
    ])
  })

  it('of an item and of an option are kept apart', () => {
    expect(faultsOf(anItem(1, { sides: [aSide(7, 'Bread', '1')] }))).toEqual([])
  })
})
