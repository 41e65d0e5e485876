import { expect, it } from 'vitest'
import { chargedOnline } from './charged-online.ts'

it.each([
  ['as it is where the provider takes it', 12_345, { due: 12_345, step: 1 }, { charged: 12_345, rounding: 0 }],
  ['as it is where it is a step', 12_340, { due: 12_340, step: 10 }, { charged: 12_340, rounding: 0 }],
  ['rounded up, the rest as a tip', 12_345, { due: 12_345, step: 10 }, { charged: 12_350, rounding: 5 }],
  ['rounded up of a part, as long as that is due', 4_115, { due: 12_345, step: 10 }, { charged: 4_120, rounding: 0 }],
  ['rounded up of nearly all', 12_341, { due: 12_345, step: 10 }, { charged: 12_350, rounding: 5 }],
] as const)('an amount is charged %s', (_what, amount, at, charged) => {
  expect(chargedOnline(amount, at)).toEqual(charged)
})
