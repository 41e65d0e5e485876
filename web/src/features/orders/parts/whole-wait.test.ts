import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { expect, it } from 'vitest'
import { shownWholeWait } from '#features/orders/parts/whole-wait.tsx'

it.each([
  ['2026-03-04T08:00:00.000Z', null],
  ['2026-03-04T08:05:00.000Z', null],
  ['2026-03-04T08:06:00.000Z', 10],
])(
  'says how long a guest of an order accepted at %s waits, where the stage does not say it: %s',
  (acceptedAT, shown) => {
    const order = anOrder({ status: 'inprogress', createdAt: '2026-03-04T08:00:00.000Z', acceptedAT })

    expect(shownWholeWait(order, Date.parse('2026-03-04T08:10:00.000Z'))).toBe(shown)
  },
)
