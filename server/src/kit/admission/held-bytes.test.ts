import { beforeEach, expect, it } from 'vitest'
import { HeldBytes, type SignedInConnection } from './held-bytes.ts'

let cut: string[]

beforeEach(() => {
  cut = []
})

function aLine(name: string, who: string): SignedInConnection {
  return { who, cut: () => void cut.push(name) }
}

it('cuts off the line of a person that holds most where all of theirs hold too much, and nobody else', () => {
  const held = new HeldBytes({ ofOne: 100, inAll: 1000 })
  held.note(aLine('large, of another', 'staff 2'), 90)
  held.note(aLine('small', 'staff 1'), 20)
  held.note(aLine('large', 'staff 1'), 70)
  expect(cut).toEqual([])

  held.note(aLine('next', 'staff 1'), 30)

  expect(cut).toEqual(['large'])
})

it('cuts off who holds most of all where all together hold too much', () => {
  const held = new HeldBytes({ ofOne: 100, inAll: 150 })
  held.note(aLine('first', 'staff 1'), 60)
  held.note(aLine('second', 'staff 2'), 80)

  held.note(aLine('third', 'staff 3'), 20)

  expect(cut).toEqual(['second'])
})

it('has room for what a person holds first, however large, and for nothing beside it', () => {
  const held = new HeldBytes({ ofOne: 100, inAll: 1000 })
  const line = aLine('slow', 'staff 1')

  held.note(line, 300)
  expect(cut).toEqual([])
  held.note(line, 310)

  expect(cut).toEqual(['slow'])
})

it('counts only what is held still', () => {
  const held = new HeldBytes({ ofOne: 100, inAll: 100 })
  const [one, other] = [aLine('one', 'staff 1'), aLine('other', 'staff 1')]

  for (let count = 0; count < 10; count += 1) {
    held.note(one, 90)
    held.note(one, 0)
    held.note(other, 90)
    held.note(other, 0)
  }

  expect(cut).toEqual([])
})
