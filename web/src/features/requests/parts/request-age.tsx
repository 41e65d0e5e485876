import { requestAge } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useTimed } from '#kit/clock.ts'
import { minutesSince } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { clockIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

const tones = { fresh: 'blue', waiting: 'amber', overdue: 'red' } as const satisfies Record<
  ReturnType<typeof requestAge>,
  Tone
>

type RequestAgeProps = {
  request: GuestRequest
  /** Whether the title beside it says that the request is overdue: then the minutes are enough, and leave room for the title. */
  isTitleOverdue?: boolean
}

/** How long a request waits, in words and colour; that it is overdue is told within a second of becoming so, and calmer where a colleague is on it. */
export function RequestAge({ request, isTitleOverdue = false }: RequestAgeProps) {
  const t = useWords('requests')
  const age = useTimed((now) => requestAge(request, now))
  const count = useTimed((now) => minutesSince(request.createdAt, now))
  const minutes = useVenueBook().formatsOf(request.restaurantId).minutes(count)
  const isOverdue = age === 'overdue'
  const { user } = useSession()
  const isOthers = request.takenById !== null && request.takenById !== user?.id
  return (
    <StateTag
      tone={tones[age]}
      icon={isOverdue ? warningIcon : clockIcon}
      label={t(`ages.${isOverdue && isTitleOverdue ? 'fresh' : age}`, { minutes })}
      isStrong={isOverdue && !isOthers}
    />
  )
}
