import { describe, expect, it } from 'vitest'
import { permissions } from '../access/permissions.ts'
import { staffRoles } from '../access/roles.ts'
import { mayWrite, problemsOfVenueSettings, settingWriters, writableSettings } from './venues.writes.ts'

/**
 * The roles that may change each setting of a venue: the head office decides what a venue is; how it works, the venue's
 * own people may change too.
 */
const writersByName: Record<string, string[]> = {
  isPOSIntegrated: ['admin'],
  integratedPOSList: ['admin'],
  isAutoPostingToPOS: ['admin', 'organization', 'manager'],
  isCheckPos: ['admin', 'organization', 'manager'],
  tenderMedia: ['admin', 'organization', 'manager'],
  isReciptPrintingOnly: ['admin', 'organization'],
  receiptLanguages: ['admin', 'organization', 'manager'],
  receiptHeader: ['admin', 'organization', 'manager'],
  receiptFooter: ['admin', 'organization', 'manager'],
  isOnlinePayment: ['admin', 'organization'],
  allergyWords: ['admin', 'organization', 'manager'],
  requestDueMinutes: ['admin', 'organization', 'manager'],
  pushOrdersAfterMinutes: ['admin', 'organization', 'manager'],
  trayOutSettings: ['admin', 'organization', 'manager'],
}

describe('settings of a venue', () => {
  it('are changed only where somebody says who may, by a permission that there is', () => {
    expect(writableSettings.toSorted()).toEqual(Object.keys(writersByName).toSorted())
    expect(permissions).toEqual(expect.arrayContaining(Object.values(settingWriters)))
  })

  it.each(writableSettings)('are changed by those whose they are: %s', (name) => {
    const writers = staffRoles.filter((role) => mayWrite({ role }, name))

    expect(writers).toEqual(writersByName[name])
    expect(mayWrite({ role: 'guest' }, name)).toBe(false)
    expect(mayWrite({ role: 'machine' }, name)).toBe(false)
  })

  it('are told what is wrong with them, each by its own rule, with its path', () => {
    const wrong = { id: 1, endPointUrl: 'pos', openCheckUrl: '', commentItemId: '', isDefaultPos: false }

    expect(problemsOfVenueSettings({ isCheckPos: true, integratedPOSList: [wrong] })).toEqual({
      'integratedPOSList.0.endPointUrl': { code: 'urlInvalid', sentence: expect.any(String) },
      integratedPOSList: { code: 'defaultMissing', sentence: expect.any(String) },
    })
    expect(problemsOfVenueSettings({ integratedPOSList: [] })).toEqual({})
  })
})
