import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#kit/calls/query-client.ts'
import { whenDataArrived } from '#kit/calls/when-data-arrived.ts'

const idleMs = 1_000
const longestMs = 10_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function askFor(key: string) {
  const answer = Promise.withResolvers<string>()
  const asked = queryClient.prefetchQuery({ queryKey: [key], queryFn: () => answer.promise })
  return async () => {
    answer.resolve(key)
    await asked
    await vi.advanceTimersByTimeAsync(0)
  }
}

it('waits for the data that is on its way, and for what that data leads to', async () => {
  const [answerMenus, act] = [askFor('menus'), vi.fn()]
  whenDataArrived(act)

  await vi.advanceTimersByTimeAsync(3 * idleMs)
  await answerMenus()
  const answerItems = askFor('items')
  await vi.advanceTimersByTimeAsync(3 * idleMs)
  expect(act).not.toHaveBeenCalled()

  await answerItems()
  await vi.advanceTimersByTimeAsync(idleMs)
  expect(act).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(longestMs)
  expect(act).toHaveBeenCalledOnce()
})

it('waits for an idle moment alone where nothing is asked', async () => {
  const act = vi.fn()
  whenDataArrived(act)
  await vi.advanceTimersByTimeAsync(idleMs)
  expect(act).toHaveBeenCalledOnce()
})

it('does not wait for ever for data that does not arrive', async () => {
  askFor('items')
  const act = vi.fn()
  whenDataArrived(act)
  await vi.advanceTimersByTimeAsync(longestMs - 1)
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(act).toHaveBeenCalledOnce()
})

it('can be called off', async () => {
  const act = vi.fn()
  whenDataArrived(act)()
  await vi.advanceTimersByTimeAsync(longestMs)
  expect(act).not.toHaveBeenCalled()
})
