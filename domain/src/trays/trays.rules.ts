import type { Problem, Problems } from '../kit/problems.ts'
import type { TrayErrorCode } from './trays.errors.ts'
import { reminderMinutes } from './trays.reminders.ts'
import type { TrayOut } from './trays.schema.ts'
import type { TraySettings } from './trays.settings.ts'

/** Restaurants have no trays, nor do hotels that do not follow them. */
export function followsTrays({ isRestaurant, trayOutSettings }: FollowingTrays): boolean {
  return !isRestaurant && trayOutSettings.enabled
}

type FollowingTrays = { isRestaurant: boolean; trayOutSettings: Pick<TraySettings, 'enabled'> }

/**
 * Whether a tray has been in its room for longer than its venue wants: over night, or for as long as the venue has people reminded after.
 * `now` in milliseconds since 1970.
 */
export function isLateTray(
  { isOvernight, createdAt }: Pick<TrayOut, 'isOvernight' | 'createdAt'>,
  { settings, now }: { settings: TraySettings; now: number },
): boolean {
  const { isLinkedTrayNotificationDuration: isReminded, linkedTrayNotificationDuration: minutes } = settings
  return isOvernight || (isReminded && now - Date.parse(createdAt) >= minutes * 60_000)
}

/** What a venue says of its trays, as somebody types it: null where nothing is, and a text where that is no number. */
export type TraySettingsDraft = {
  [Name in keyof TraySettings]: TraySettings[Name] extends number ? number | string | null : TraySettings[Name]
}

/** What is wrong with what somebody typed, by its fields. */
export function problemsOfTraySettings(draft: TraySettingsDraft): Problems<TrayErrorCode> {
  const names = ['inAppNotificationDuration', 'linkedTrayNotificationDuration'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = problemOfReminderMinutes(draft[name])
      return problem ? [[name, problem]] : []
    }),
  )
}

/** What is wrong with the minutes after which people are reminded. */
export function problemOfReminderMinutes(minutes: number | string | null): Problem<TrayErrorCode> | undefined {
  const { least, most } = reminderMinutes
  if (typeof minutes === 'number' && Number.isInteger(minutes) && minutes >= least && minutes <= most) return undefined
  return { code: 'trayMinutesWrong', params: reminderMinutes }
}

/** Settings without problems, as a venue has them. */
export function writtenTraySettings(draft: TraySettingsDraft): TraySettings {
  return {
    ...draft,
    inAppNotificationDuration: Number(draft.inAppNotificationDuration),
    linkedTrayNotificationDuration: Number(draft.linkedTrayNotificationDuration),
  }
}
