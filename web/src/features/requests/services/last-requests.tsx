import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEscalationsText } from '#features/requests/parts/escalations.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { lastRequests } from '#features/requests/services/guest-services.queries.ts'
import { useServiceTitle } from '#features/requests/services/use-service-name.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { minutesSince } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { DayTime, firstsOfDays } from '#ui/day-time.tsx'
import { ListStates } from '#ui/list-states.tsx'
import font from '#ui/font.module.css'

/** Lists the last requests of a service, open ones too, with the duration of each. */
export function LastRequests({ venue, service }: { venue: Venue; service: GuestService }) {
  const t = useTranslations('guestServices')
  const formats = useVenueFormats(venue)
  const { date, time, minutes } = formats
  const requests = useQuery(lastRequests(service))
  const { answersOf } = useRequestWords()
  const titleOf = useServiceTitle()
  const escalationsText = useEscalationsText()
  const dayOf = ({ createdAt }: GuestRequest) => date(createdAt)
  const firsts = firstsOfDays(requests.data ?? [], { keyOf: ({ id }) => id, dayOf })
  const columns: Column<GuestRequest>[] = [
    { key: 'table', label: t('columns.table'), kind: 'heading', render: ({ table }) => <bdi>{table}</bdi> },
    ...(service.questions.length > 0
      ? [{ key: 'answers', label: t('columns.answers'), kind: 'detail', render: answersOf } as const]
      : []),
    {
      key: 'createdAt',
      label: t('columns.createdAt'),
      kind: 'time',
      render: ({ id, createdAt }) => <DayTime instant={createdAt} formats={formats} showsDay={firsts.has(id)} />,
    },
    {
      key: 'state',
      label: t('columns.state'),
      inCard: 'title',
      render: ({ status }) => (status === 'active' ? t('waiting') : t(`statuses.${status}`)),
    },
    {
      key: 'escalations',
      label: t('columns.escalations'),
      isExtra: true,
      inCard: 'hidden',
      render: (request) => escalationsText(request, time),
    },
    {
      key: 'updatedBy',
      label: t('columns.updatedBy'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ updatedBy }) => (updatedBy === null ? null : <bdi>{updatedBy}</bdi>),
    },
    {
      key: 'took',
      label: t('columns.took'),
      kind: 'amount',
      render: ({ createdAt, endedAt }) =>
        endedAt === null ? null : minutes(minutesSince(createdAt, Date.parse(endedAt))),
    },
  ]
  return (
    <ListStates list={requests} empty={<p className={font.note}>{t('noRecent')}</p>}>
      {(known) => (
        <DataTable isList label={titleOf(service)} columns={columns} records={known} keyOf={({ id }) => id} />
      )}
    </ListStates>
  )
}
