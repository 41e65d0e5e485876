import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, noAnswer } from '#kit/calls/api-error.ts'
import { oldestQuestionAgeMs, queryClient, shouldRetry } from '#kit/calls/query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

function refusal(code: number): ApiError {
  return new ApiError({ message: 'No', code, className: 'refused' })
}

it.each([400, 401, 403, 404, 409, 422, 429])('takes a %d for an answer', (code) => {
  expect(shouldRetry(0, refusal(code))).toBe(false)
})

it('tries again after silence and after trouble of the server, three times', () => {
  expect(shouldRetry(0, noAnswer())).toBe(true)
  expect(shouldRetry(2, refusal(503))).toBe(true)
  expect(shouldRetry(3, refusal(503))).toBe(false)
})

it('counts from the question, for the answer may have been written right after it, and takes long on a slow line', async () => {
  vi.useFakeTimers()
  const question = Promise.withResolvers<string>()
  const asked = queryClient.prefetchQuery({ queryKey: ['orders'], queryFn: () => question.promise })
  vi.advanceTimersByTime(9_000)
  expect(oldestQuestionAgeMs()).toBe(9_000)

  question.resolve('of nine seconds ago')
  await asked
  expect(oldestQuestionAgeMs()).toBe(9_000)

  queryClient.clear()
  expect(oldestQuestionAgeMs()).toBe(0)
})
