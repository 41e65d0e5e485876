import { expect, it } from 'vitest'
import {
  keepKnownRecords,
  liveRecordsOf,
  type LiveRuling,
  mergeRecords,
  withoutRecords,
} from '#kit/live/live-records.ts'

type Note = { id: number; version: number; place: number; isOpen: boolean }

const ruling: LiveRuling<Note> = {
  belongs: ({ isOpen }) => isOpen,
  order: (one, other) => one.place - other.place,
}

function aNote(differences: Partial<Note>): Note {
  return { id: 1, version: 1, place: 1, isOpen: true, ...differences }
}

const known = liveRecordsOf(
  [aNote({ id: 1, place: 1 }), aNote({ id: 2, place: 2 }), aNote({ id: 3, place: 3 })],
  ruling,
)

it('moves a record whose place has changed, and leaves the others as they are', () => {
  const { records } = mergeRecords(
    known,
    [aNote({ id: 3, version: 2, place: 0 }), aNote({ id: 4, place: 2.5 })],
    ruling,
  )

  expect(records.map(({ id }) => id)).toEqual([3, 1, 2, 4])
  expect(records[1]).toBe(known.records[0])
})

it('does not bring back what was deleted by news from before, also where it never was on the list', () => {
  const without = withoutRecords(known, [aNote({ id: 2, version: 4 }), aNote({ id: 9, version: 1 })])

  const merged = mergeRecords(without, [aNote({ id: 2, version: 4 }), aNote({ id: 9, version: 1 })], ruling)

  expect(merged).toBe(without)
  expect(merged.records.map(({ id }) => id)).toEqual([1, 3])
})

it('remembers what left when the list is fetched again', () => {
  const closed = mergeRecords(known, [aNote({ id: 2, version: 5, isOpen: false })], ruling)

  const again = keepKnownRecords(closed, liveRecordsOf(structuredClone([...closed.records]), ruling))

  expect(again.records).toBe(closed.records)
  expect(mergeRecords(again, [aNote({ id: 2, version: 3 })], ruling).records).toBe(closed.records)
})
