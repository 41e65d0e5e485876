import { expect, it } from 'vitest'
import { ApiError, noAnswer } from '#kit/api-error.ts'
import { shouldRetry } from '#kit/query-client.ts'

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
