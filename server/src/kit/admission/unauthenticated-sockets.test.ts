import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type UnauthenticatedConnection, UnauthenticatedSockets } from './unauthenticated-sockets.ts'

let cut: string[]

beforeEach(() => {
  vi.useFakeTimers()
  cut = []
})

afterEach(() => vi.useRealTimers())

function aLine(name: string, network = 'hotel'): UnauthenticatedConnection {
  return { network, cut: () => void cut.push(name) }
}

it('cuts off who has waited longest where a network has too many, and nobody elsewhere', () => {
  const strangers = new UnauthenticatedSockets({ ofNetwork: 2, inAll: 10, waitMs: 1000 })
  strangers.enter(aLine('other', 'office'))

  for (const name of ['first', 'second', 'third', 'fourth']) strangers.enter(aLine(name))

  expect(cut).toEqual(['first', 'second'])
})

it('cuts off who has waited longest of all where there are too many in all', () => {
  const strangers = new UnauthenticatedSockets({ ofNetwork: 5, inAll: 2, waitMs: 1000 })

  for (const name of ['first', 'second', 'third']) strangers.enter(aLine(name, name))

  expect(cut).toEqual(['first'])
})

it('counts nobody who has signed in, and nobody twice', () => {
  const strangers = new UnauthenticatedSockets({ ofNetwork: 1, inAll: 10, waitMs: 1000 })
  const guest = aLine('guest')

  strangers.enter(guest)
  strangers.leave(guest)
  strangers.leave(guest)
  strangers.enter(aLine('next'))
  vi.advanceTimersByTime(999)

  expect(cut).toEqual([])
})

it('lets nobody wait for ever', () => {
  const strangers = new UnauthenticatedSockets({ ofNetwork: 5, inAll: 5, waitMs: 1000 })
  strangers.enter(aLine('idle'))

  vi.advanceTimersByTime(1000)

  expect(cut).toEqual(['idle'])
})
