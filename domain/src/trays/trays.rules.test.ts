import { expect, it } from 'vitest'
import { aTray } from '../../testing/trays.builders.ts'
import {
  followsTrays,
  isLateTray,
  problemsOfTraySettings,
  trayDueAt,
  type TraySettingsDraft,
  writtenTraySettings,
} from './trays.rules.ts'

const usual: TraySettingsDraft = {
  enabled: true,
  inAppNotificationDuration: 30,
  isLinkedTrayNotificationDuration: false,
  linkedTrayNotificationDuration: 45,
}

it.each([1, 30, 170])('takes %i minutes', (minutes) => {
  const draft = { ...usual, inAppNotificationDuration: minutes }

  expect(problemsOfTraySettings(draft)).toEqual({})
  expect(writtenTraySettings(draft)).toEqual(draft)
})

it.each([0, -1, 171, 1.5, 'soon', '', null])('refuses %j minutes, at their field', (minutes) => {
  const problem = { code: 'trayMinutesWrong', params: { least: 1, most: 170 } }

  expect(problemsOfTraySettings({ ...usual, inAppNotificationDuration: minutes })).toEqual({
    inAppNotificationDuration: problem,
  })
  expect(problemsOfTraySettings({ ...usual, linkedTrayNotificationDuration: minutes })).toEqual({
    linkedTrayNotificationDuration: problem,
  })
})

it.each([
  [{ isRestaurant: false, enabled: true }, true],
  [{ isRestaurant: false, enabled: false }, false],
  [{ isRestaurant: true, enabled: true }, false],
])('follows the trays of hotels that want it: %j', ({ isRestaurant, enabled }, isFollowed) => {
  expect(followsTrays({ isRestaurant, trayOutSettings: { enabled } })).toBe(isFollowed)
})

it.each([
  ['not until the minutes of the venue have gone by', 44.99, true, false, false],
  ['from then on', 45, true, false, true],
  ['never where nobody is to be reminded', 600, false, false, false],
  ['after a night, whatever the venue says', 1, false, true, true],
])('has a tray as late %s', (_when, minutes, isLinkedTrayNotificationDuration, isOvernight, isLate) => {
  const settings = { ...writtenTraySettings(usual), isLinkedTrayNotificationDuration }
  const tray = aTray({ isOvernight })

  const now = Date.parse(tray.createdAt) + minutes * 60_000

  expect(isLateTray(tray, { settings, now })).toBe(isLate)
})

it('counts how late a tray is from the end of the venue’s minutes', () => {
  const tray = aTray({ createdAt: '2026-03-04T08:00:00.000Z' })

  expect(trayDueAt(tray, { linkedTrayNotificationDuration: 45 })).toBe('2026-03-04T08:45:00.000Z')
})
