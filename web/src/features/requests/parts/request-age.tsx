import { requestAge } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useTimed } from '#kit/device/clock.ts'
import { minutesSince } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { clockIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import font from '#ui/font.module.css'
import styles from '#features/requests/parts/request-age.module.css'
import toneStyles from '#ui/tone.module.css'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

const tones = { fresh: 'blue', waiting: 'amber', overdue: 'red' } as const satisfies Record<
  ReturnType<typeof requestAge>,
  Tone
>

type RequestAgeProps = {
  request: GuestRequest
  /**
   * True if the title beside it already says that the request is overdue: the minutes are enough then, and leave room
   * for the title.
   */
  isTitleOverdue?: boolean
  /** True on a ground that has the colour already, such as a pop-up's: the words alone. */
  isPlain?: boolean
}

/**
 * Shows the waiting time of a request, in words and colour; that it is overdue is shown within a second, and less
 * prominently if a colleague is on it.
 */
export function RequestAge({ request, isTitleOverdue = false, isPlain = false }: RequestAgeProps) {
  const t = useTranslations('requests')
  const age = useTimed((now) => requestAge(request, now))
  const count = useTimed((now) => minutesSince(request.createdAt, now))
  const minutes = useVenueBook().formatsOf(request.restaurantId).minutes(count)
  const isOverdue = age === 'overdue'
  const { user } = useSession()
  const isOthers = request.takenById !== null && request.takenById !== user?.id
  const label = t(`ages.${isOverdue && isTitleOverdue ? 'fresh' : age}`, { minutes })
  if (isPlain) {
    return <span className={`${styles.plain} ${font.small} ${font.strong} ${toneStyles[tones[age]]}`}>{label}</span>
  }
  return (
    <StateTag
      tone={tones[age]}
      icon={isOverdue ? warningIcon : clockIcon}
      label={label}
      isStrong={isOverdue && !isOthers}
    />
  )
}
