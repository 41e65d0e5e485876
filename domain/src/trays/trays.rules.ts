import { isWholeWithin } from '../kit/is-whole-within.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import type { TrayErrorCode } from './trays.errors.ts'
import { reminderMinutes } from './trays.reminders.ts'
import type { TrayOut } from './trays.schema.ts'
import type { TraySettings } from './trays.settings.ts'

/** Returns whether a venue follows its trays: restaurants have none, and hotels can switch this off. */
export function followsTrays({ isRestaurant, trayOutSettings }: FollowingTrays): boolean {
  return !isRestaurant && trayOutSettings.enabled
}

type FollowingTrays = { isRestaurant: boolean; trayOutSettings: Pick<TraySettings, 'enabled'> }

/**
 * Returns whether a tray has been in its room for longer than its venue wants: overnight, or longer than the venue's
 * minutes before a reminder. `now` in milliseconds since 1970.
 */
export function isLateTray(
  { isOvernight, createdAt }: Pick<TrayOut, 'isOvernight' | 'createdAt'>,
  { settings, now }: { settings: TraySettings; now: number },
): boolean {
  const { isLinkedTrayNotificationDuration: isReminded, linkedTrayNotificationDuration: minutes } = settings
  return isOvernight || (isReminded && now - Date.parse(createdAt) >= minutes * 60_000)
}

/**
 * Returns the instant from which the lateness of a tray counts: the end of the minutes that the venue gives it, also if
 * only the night has made it late.
 */
export function trayDueAt({ createdAt }: Pick<TrayOut, 'createdAt'>, settings: DueMinutes): string {
  return new Date(Date.parse(createdAt) + settings.linkedTrayNotificationDuration * 60_000).toISOString()
}

type DueMinutes = Pick<TraySettings, 'linkedTrayNotificationDuration'>

/** The tray settings of a venue as a person types them. */
export type TraySettingsDraft = {
  [Name in keyof TraySettings]: TraySettings[Name] extends number ? TypedNumber : TraySettings[Name]
}

/** Returns the problems of typed settings, by their fields. */
export function problemsOfTraySettings(draft: TraySettingsDraft): Problems<TrayErrorCode> {
  const names = ['inAppNotificationDuration', 'linkedTrayNotificationDuration'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = problemOfReminderMinutes(draft[name])
      return problem ? [[name, problem]] : []
    }),
  )
}

/** Returns the problem of the minutes before a reminder. */
export function problemOfReminderMinutes(minutes: TypedNumber): Problem<TrayErrorCode> | undefined {
  if (isWholeWithin(minutes, reminderMinutes)) return undefined
  return { code: 'trayMinutesWrong', params: reminderMinutes }
}

/** Converts typed settings without problems to a venue's settings. */
export function writtenTraySettings(draft: TraySettingsDraft): TraySettings {
  return {
    ...draft,
    inAppNotificationDuration: Number(draft.inAppNotificationDuration),
    linkedTrayNotificationDuration: Number(draft.linkedTrayNotificationDuration),
  }
}
