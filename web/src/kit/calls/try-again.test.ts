import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#kit/calls/api-error.ts'
import { tryAgain } from '#kit/calls/try-again.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => vi.useRealTimers())

it('asks three times, and throws what went wrong last', async () => {
  const asked = vi.fn(async () => {
    throw trouble(502 + asked.mock.calls.length)
  })

  const [error] = await Promise.all([tryAgain(asked).catch((thrown: unknown) => thrown), vi.runAllTimersAsync()])

  expect(error).toMatchObject({ code: 505 })
  expect(asked).toHaveBeenCalledTimes(3)
})

it('takes a refusal for an answer', async () => {
  const asked = vi.fn(async () => {
    throw trouble(403)
  })

  await expect(tryAgain(asked)).rejects.toMatchObject({ code: 403 })
  expect(asked).toHaveBeenCalledTimes(1)
})

it('keeps nobody waiting again for what took long to come to nothing', async () => {
  const asked = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 15_000))
    throw trouble(0)
  })

  const [error] = await Promise.all([tryAgain(asked).catch((thrown: unknown) => thrown), vi.runAllTimersAsync()])

  expect(error).toMatchObject({ code: 0 })
  expect(asked).toHaveBeenCalledTimes(1)
})

function trouble(code: number): ApiError {
  return new ApiError({ message: 'It did not work.', code, className: 'trouble' })
}
