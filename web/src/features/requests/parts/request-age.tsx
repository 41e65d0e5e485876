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
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

const tones = { fresh: 'blue', waiting: 'amber', overdue: 'red' } as const satisfies Record<
  ReturnType<typeof requestAge>,
  Tone
>

/**
 * Shows how long a request has waited, or by how much it is late, in words and colour; that it is late is shown within a
 * second, and less prominently if a colleague is on it.
 */
export function RequestAge({ request }: { request: GuestRequest }) {
  const t = useTranslations('requests')
  const age = useTimed((now) => requestAge(request, now))
  const isLate = age === 'overdue'
  const since = isLate ? (request.dueAt ?? request.createdAt) : request.createdAt
  const count = useTimed((now) => minutesSince(since, now))
  const { minutes, number } = useVenueBook().formatsOf(request.restaurantId)
  const { user } = useSession()
  const isOthers = request.takenById !== null && request.takenById !== user?.id
  const lateWords = () => t('late', { minutes: count < 60 ? number(Math.max(1, count)) : minutes(count) })
  return (
    <StateTag
      tone={tones[age]}
      icon={isLate ? warningIcon : clockIcon}
      label={isLate ? lateWords() : t(`ages.${age}`, { minutes: minutes(count) })}
      isStrong={isLate && !isOthers}
    />
  )
}
