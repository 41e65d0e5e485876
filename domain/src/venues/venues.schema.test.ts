import { Value } from '@sinclair/typebox/value'
import { describe, expect, it } from 'vitest'
import { aVenue } from '../../testing/venues.builders.ts'
import { publicVenueFields, venueSchema } from './venues.schema.ts'

describe('a venue', () => {
  it('as it is read is what the contract says', () => {
    expect([...Value.Errors(venueSchema, aVenue())]).toEqual([])
  })

  it('tells guests nothing of the systems behind it', () => {
    const hidden = [
      'integratedPOSList',
      'tenderMedia',
      'trayOutSettings',
      'isPOSIntegrated',
      'isPassphrase',
      'isPriceLocked',
      'isCheckPos',
    ]

    expect(hidden.filter((field) => (publicVenueFields as readonly string[]).includes(field))).toEqual([])
  })
})
