import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { usualDueMinutes } from '@brigade/domain/requests/requests.defaults.ts'
import {
  type DueMinutesDraft,
  isOffered,
  problemOfDueMinutes,
  problemsOfDueMinutes,
  writtenDueMinutes,
} from '@brigade/domain/requests/requests.rules.ts'
import { timedRequestTypes } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'
import { saveRequestTimes } from '#features/requests/requests.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Changes the minutes within which a venue wants each type of request resolved, for the types that exist there. */
export function RequestTimesDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('requests')
  const formats = useVenueFormats(venue)
  const fields: FieldTable<DueMinutesDraft> = {
    requestDueMinutes: {
      labelOf: (type) => (isOneOf(timedRequestTypes, type) ? t(`types.${type}`) : type),
      render: ({ name, labelOf }) =>
        timedRequestTypes
          .filter((type) => isOffered(type, venue))
          .map((type) => (
            <WholeNumberField
              key={type}
              name={[name, type]}
              label={labelOf(type)}
              isRequired
              suffix={t('times.unit')}
              problemOf={(minutes) => {
                const problem = problemOfDueMinutes(minutes)
                return problem && problemText(problem, ['requests'])
              }}
            />
          )),
    },
  }
  return (
    <RecordDrawer<DueMinutesDraft, Venue>
      title={t('times.form')}
      size={576}
      keptAs={`requests/times/${venue.id}`}
      fields={fields}
      formats={formats}
      record={venue}
      valuesOf={valuesOf}
      problemsOf={problemsOfDueMinutes}
      catalogue="requests"
      save={(draft, version) => saveRequestTimes(venue.id, { requestDueMinutes: writtenDueMinutes(draft), version })}
      onClose={onClose}
    >
      <p>{t('times.from')}</p>
    </RecordDrawer>
  )
}

function valuesOf(venue: Venue | null): DueMinutesDraft {
  return { requestDueMinutes: { ...(venue?.requestDueMinutes ?? usualDueMinutes) } }
}
