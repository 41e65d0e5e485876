import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { renderHook } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { translations } from '#features/orders/orders.translations.en.ts'
import { undoRefusalOf } from '#features/orders/records/undo-refusal.ts'
import { ApiError } from '#kit/calls/api-error.ts'
import { loadTranslations, registerTranslations, useTranslations } from '#kit/i18n/i18n.ts'

const { result } = renderHook(() => useTranslations('orders'))
const t = result.current
const time = () => '12:04'

beforeAll(async () => {
  registerTranslations('orders', async () => ({ translations }))
  await loadTranslations('orders')
})

function refusal(data: Record<string, unknown>): ApiError {
  return new ApiError({ message: 'Refused.', code: 409, className: 'conflict', data })
}

describe('an undo that is refused', () => {
  it('says what has happened since, by whom and when, and shows the order as it is', () => {
    const order = anOrder({ status: 'delivered' })
    const happened = { act: 'deliver', by: 'Grace Mwangi', at: '2026-03-04T08:04:00.000Z', order }

    const told = undoRefusalOf(refusal({ reason: 'somethingHappened', ...happened }), { t, time })

    expect(told).toEqual({ text: 'Already changed since: Delivered, Grace Mwangi, 12:04.', order })
  })

  it.each([
    ['nobody knows what', { reason: 'somethingHappened', act: null, by: null, at: null }],
    ['it is too late', { reason: 'undoTooLate' }],
  ])('says the server’s own sentence when %s', (_name, data) => {
    expect(undoRefusalOf(refusal(data), { t, time })).toEqual({ text: 'Refused.', order: null })
  })
})
