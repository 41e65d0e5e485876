import { describe, expect, it } from 'vitest'
import { aCartLine } from '../../testing/orders.builders.ts'
import { type Intent, intentOf } from './orders.intent.ts'
import type { PatchOrder } from './orders.schema.ts'

describe('an order that is sent back', () => {
  const line = aCartLine()
  const own = [line]
  const changed = [{ ...line, itemQty: 2 }]
  const status = 'inprogress'
  const version = 3

  it.each<[what: string, change: PatchOrder, intent: Intent]>([
    ['with nothing', {}, { kind: 'details' }],
    ['with other covers', { covers: 3 }, { kind: 'details' }],
    ['whole, as it is', { status, version, cart: own }, { kind: 'details' }],
    ['with its cart and other covers', { cart: own, covers: 3 }, { kind: 'details' }],
    ['with another cart', { version, cart: changed }, { kind: 'cart', cart: changed }],
    ['whole, with another cart', { status, version, cart: changed }, { kind: 'cart', cart: changed }],
    // The rule of a new cart checks whether a version is required.
    ['with another cart and no version', { cart: changed }, { kind: 'cart', cart: changed }],
    ['with a cart made from an older version', { version: 2, cart: changed }, { kind: 'refused', why: 'stale' }],
    [
      'with a status and a cart made from an older version',
      { status: 'ontheway', version: 2, cart: changed },
      { kind: 'refused', why: 'stale' },
    ],
    [
      'with another status and another cart',
      { status: 'ontheway', version, cart: changed },
      { kind: 'refused', why: 'statusAndCart' },
    ],
    ['with another status', { status: 'ontheway' }, { kind: 'move', act: 'ready' }],
    ['whole, with another status', { status: 'ontheway', version, cart: own }, { kind: 'move', act: 'ready' }],
    ['with another status, from an older version', { status: 'ontheway', version: 2 }, { kind: 'move', act: 'ready' }],
    ['with its own status alone', { status }, { kind: 'move', act: 'accept' }],
    ['with its own status and version', { status, version }, { kind: 'details' }],
    ['to be cancelled', { status: 'cancelled', cancelReason: 'Guest left' }, { kind: 'move', act: 'cancel' }],
    ['to be merged', { status: 'merged', mergedInto: 8 }, { kind: 'merge' }],
    ['as incoming', { status: 'incoming' }, { kind: 'refused', why: 'statusNotSettable' }],
    ['as updated', { status: 'updated' }, { kind: 'refused', why: 'statusNotSettable' }],
  ])('%s', (_what, change, intent) => {
    expect(intentOf(change, { status, version, lines: () => own })).toEqual(intent)
  })

  it('as updated, which it is, asks for no act', () => {
    expect(intentOf({ status: 'updated' }, { status: 'updated', version, lines: () => own })).toEqual({
      kind: 'details',
    })
  })
})
