import { aCategory, aSide } from '@brigade/domain/testing/menus.builders.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import { describe, expect, it } from 'vitest'
import { belongsTo, byIndex, isNoOlder, isUnchanged } from '#features/menus/menu-parts.ts'
import {
  keepKnownRecords,
  type LiveRow,
  type LiveRuling,
  liveRecordsOf,
  mergeRecords,
  withoutRecords,
} from '#kit/live/live-records.ts'

const known = [aCategory({ id: 1, index: 1 }), aCategory({ id: 2, index: 2, version: 5 })]

describe('a list of parts', () => {
  it('takes in what is new, in its place', () => {
    const merged = mergeParts(known, [aCategory({ id: 3, index: 1.5 })])

    expect(merged.map(({ id }) => id)).toEqual([1, 3, 2])
  })

  it('takes a newer state and no older one', () => {
    const changed = [aCategory({ id: 1, version: 2, itemsCount: 7 }), aCategory({ id: 2, version: 4, itemsCount: 9 })]

    const merged = mergeParts(known, changed)

    expect(merged.map(({ itemsCount }) => itemsCount)).toEqual([7, known[1]!.itemsCount])
  })

  it('takes the same state again, for what it counts may have changed', () => {
    const merged = mergeParts(known, [aCategory({ id: 1, version: known[0]!.version, itemsCount: 8 })])

    expect(merged[0]!.itemsCount).toBe(8)
  })

  it('drops what has moved elsewhere, and takes in nothing of others', () => {
    const moved = aCategory({ id: 1, menuId: 2, version: 2 })
    const ofOthers = aCategory({ id: 9, menuId: 2 })

    expect(mergeParts(known, [moved, ofOthers]).map(({ id }) => id)).toEqual([2])
  })

  it('lets go of what was deleted', () => {
    expect(withoutParts([aSide({ id: 1 }), aSide({ id: 2 })], [aSide({ id: 1 })]).map(({ id }) => id)).toEqual([2])
  })

  it('stays the very list when it is fetched again and nothing has changed', () => {
    expect(keepKnown(structuredClone(known))).toBe(known)
  })

  it('has new records only where something has changed, a count too', () => {
    const fetched = structuredClone(known)
    fetched[1]!.itemsCount += 1

    const kept = keepKnown(fetched)

    expect(kept[0]).toBe(known[0])
    expect(kept[1]).toBe(fetched[1])
  })

  it('follows the order of what was fetched', () => {
    const kept = keepKnown(structuredClone(known).reverse())

    expect(kept.map(({ id }) => id)).toEqual([2, 1])
    expect(kept[1]).toBe(known[0])
  })
})

const ruling: LiveRuling<Category> = {
  belongs: (part) => belongsTo(part, { menuId: 1 }),
  order: byIndex,
  isNews: isNoOlder,
}

function mergeParts(listed: readonly Category[], changed: readonly Category[]): readonly Category[] {
  return mergeRecords(liveRecordsOf(listed, ruling), changed, ruling).records
}

function keepKnown(fetched: readonly Category[]): readonly Category[] {
  const asTold = { left: new Map(), lately: [] }
  return keepKnownRecords({ records: known, ...asTold }, { records: fetched, ...asTold }, isUnchanged).records
}

function withoutParts<T extends LiveRow>(listed: readonly T[], gone: readonly T[]): readonly T[] {
  return withoutRecords({ records: listed, left: new Map(), lately: [] }, gone).records
}
