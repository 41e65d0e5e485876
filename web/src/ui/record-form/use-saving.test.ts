import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#kit/calls/api-error.ts'
import { useSaving } from '#ui/record-form/use-saving.ts'

const refusal = new ApiError({ message: 'It is named already.', code: 409, className: 'conflict' })

function aForm(send: () => Promise<void>) {
  return renderHook(() =>
    useSaving({
      name: 'form',
      typedValues: () => ({ title: 'Pool closes' }),
      isSound: () => true,
      send,
      onFailed: () => undefined,
      hasChangedSince: () => false,
    }),
  ).result
}

it('saves once what is saved again while the form has not gone yet', async () => {
  const send = vi.fn<() => Promise<void>>(async () => undefined)
  const form = aForm(send)

  await act(async () => form.current.handleFinish())
  await act(async () => form.current.handleFinish())

  expect(send).toHaveBeenCalledTimes(1)
  expect(form.current.isSaving).toBe(true)
})

it('saves again what was refused', async () => {
  const send = vi.fn<() => Promise<void>>(async () => undefined).mockRejectedValueOnce(refusal)
  const form = aForm(send)

  await act(async () => form.current.handleFinish())
  expect(form.current.isSaving).toBe(false)
  await act(async () => form.current.handleFinish())

  expect(send).toHaveBeenCalledTimes(2)
})
