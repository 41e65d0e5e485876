import { isWholeWithin } from '../kit/is-whole-within.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
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

/** What a venue says of its trays, as somebody types it. */
export type TraySettingsDraft = {
  [Name in keyof TraySettings]: TraySettings[Name] extends number ? TypedNumber : TraySettings[Name]
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
export function problemOfReminderMinutes(minutes: TypedNumber): Problem<TrayErrorCode> | undefined {
  if (isWholeWithin(minutes, reminderMinutes)) return undefined
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
