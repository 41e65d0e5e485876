import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { serverNow } from '#kit/clock.ts'
import { useWords } from '#kit/i18n.ts'
import { EndedRequests } from '#features/requests/parts/ended-requests.tsx'

/** What nobody answered in the last 31 days. (spec 1, §2.6, §9) */
export function NoAnswerRequests({ venue }: { venue: Venue }) {
  const t = useWords('requests')
  const [since] = useState(() => daysBefore(new Date(serverNow()), requestWindowDays))
  return (
    <EndedRequests
      venue={venue}
      label={t('tabs.noAnswer')}
      asked={{ status: 'cancelled', createdAt: { $gt: since } }}
      emptyText={t('empty.noAnswerText')}
    />
  )
}
