import { expect, it } from 'vitest'
import { problemsOfTraySettings, type TraySettingsDraft, writtenTraySettings } from './trays.rules.ts'

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
